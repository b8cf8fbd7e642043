import { screen } from '@testing-library/react';
import ReviewPage from './review-page';
import { answerApi, heldAnswer, refusal } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';

const PATH = 'GET /api/products/slug/product-1';

async function expectCard() {
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Product Not Found');
  expect(screen.getByText("The product you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
}

test('a product that is unknown has a card that leads on, and nothing to try again', async () => {
  answerApi({ [PATH]: () => refusal(404, 'Not found') });
  renderPage(<ReviewPage params={{ slug: 'product-1' }} />);
  await expectCard();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a product is loading, then failed, then there on a second try', async () => {
  const { answer, give } = heldAnswer();
  const answers = [answer, () => sampleProduct({ name: 'Hawaiian 12mg' })];
  answerApi({ [PATH]: () => answers.shift()!(), 'GET /api/products': () => [] });
  const { user } = renderPage(<ReviewPage params={{ slug: 'product-1' }} />);
  expect(screen.getByText('Loading product details...')).toBeTruthy();
  give(refusal(503, 'Later'));
  await expectCard();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hawaiian 12mg' })).toBeTruthy();
});
