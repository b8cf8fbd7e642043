import { screen, within } from '@testing-library/react';
import type { Product } from '@astaguide/contracts/catalog/product';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import { ProductReview } from './product-review';

const runnerUp = sampleProduct({ id: 2, name: 'Second', price: '12.00', placement: 2 });
const change = {
  productId: 1,
  productName: 'First',
  slug: 'product-1',
  changedAt: '2026-11-20T09:00:00.000Z',
  fromRank: 3,
  toRank: 1,
  reason: 'moved-by-owner',
  scoreVersion: null,
};

function review(changes: Partial<Product> = {}, scoreVersion: number | null = null) {
  const product = sampleProduct({ id: 1, name: 'First', placement: 1, ...changes });
  answerApi({
    'GET /api/products': () => [product, runnerUp],
    'GET /api/products/ranking?productId=1': () => ({ scoreVersion, changes: [change] }),
  });
  renderPage(<ProductReview product={product} />);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** The value beside a label. */
const valueOf = (within_: Awaited<ReturnType<typeof section>>, label: string) =>
  within_.getByText(label).nextElementSibling!.textContent;

test('the verdict comes first, then who the product is for and who not', async () => {
  review({ verdict: 'Good and plain.', notFor: 'Beginners', capsule: 'Gelatine', bestFor: 'Daily use' });
  const text = document.body.textContent;
  expect(text.indexOf('Good and plain.')).toBeLessThan(text.indexOf('Potency'));
  const who = await section('Who it is for');
  for (const point of ['Daily use', 'Beginners', 'Vegetarians and vegans: the shell is gelatin'])
    expect(who.getByText(point)).toBeTruthy();
});

test('the closest alternative is named with what speaks for it', async () => {
  review();
  expect(await screen.findByText('costs less per mg: 1.7¢ against 4.2¢')).toBeTruthy();
  const link = screen.getAllByRole('link', { name: 'Second' })[0]!;
  expect(link.getAttribute('href')).toBe('/review/product-2');
});

test('an alternative that is better in nothing is said to be so', async () => {
  review({ price: '1.00' });
  expect(
    await screen.findByText(/doesn’t beat it on price per mg, dose, test, capsule, origin or rating/),
  ).toBeTruthy();
});

test('the facts have the dose against what EFSA assessed, and say what is not stated', async () => {
  review({ form: 'Softgel' });
  const facts = await section('Facts');
  expect(valueOf(facts, 'Dose per serving')).toMatch(
    /^12mg150% of the 8 mg a day that EFSA assessed as safe for adults \(EFSA NDA Panel 2020\)$/,
  );
  expect(valueOf(facts, 'Form')).toBe('Softgel');
  expect(valueOf(facts, 'Capsule')).toBe('Not stated');
});

test('a certificate shows what was measured against the label', async () => {
  review({
    testedBy: 'A laboratory',
    testedOn: '2026-05-04',
    measuredMg: '11.40',
    certificateUrl: 'https://lab.example/1.pdf',
  });
  const certificate = await section('Label and Certificate');
  expect(valueOf(certificate, 'Laboratory')).toBe('A laboratory');
  expect(valueOf(certificate, 'Batch')).toBe('Not stated');
  expect(valueOf(certificate, 'Date')).toBe('May 4, 2026');
  expect(valueOf(certificate, 'Stated on the label')).toBe('12 mg per serving');
  expect(valueOf(certificate, 'Measured')).toBe('11.4 mg per serving (95% of the label)');
  expect(certificate.getByRole('link').getAttribute('href')).toBe('https://lab.example/1.pdf');
});

test('a product without a test on record says so', async () => {
  review();
  const certificate = await section('Label and Certificate');
  expect(certificate.getByText(/^We have no independent test of this product on record/)).toBeTruthy();
});

test('the score has its version, and the rank how it came about', async () => {
  review();
  const score = await section('Score and Rank');
  expect(await score.findByText(/version 1\).*Ranked #1 by the owner/s)).toBeTruthy();
  expect(score.getByText('#3 to #1')).toBeTruthy();
  expect(score.getByText(/The owner changed the order by hand/)).toBeTruthy();
});

test('a rank by score says so, and a product without one as well', async () => {
  review({}, 1);
  expect(await screen.findByText(/Ranked #1 by its score\./)).toBeTruthy();
});

test('the evidence is that for the uses which the product names, and nothing without any', async () => {
  review({ bestFor: 'Skin', benefits: [], features: [] });
  const evidence = await section('Evidence for Its Claimed Uses');
  expect(evidence.getByRole('link', { name: 'Skin' }).getAttribute('href')).toBe('/skin-health-guide');
  expect(evidence.queryByText('Eyes')).toBeNull();
  expect(evidence.getAllByRole('button', { name: /\d{4}/ }).length).toBeGreaterThan(1);
});

test('a product without reviews has no rating anywhere', () => {
  review({ reviewCount: 0, rating: '4.0' });
  expect(screen.getAllByText(/^No ratings yet/)).toHaveLength(2);
  expect(screen.queryByText('4.0/5')).toBeNull();
});
