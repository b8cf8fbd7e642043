import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import { localDay } from '../../lib/calendar-date';
import { SiteChoices } from './site-choices';
import { PriceNote, PricesChecked } from './price-note';

const daysAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000));
const offer = {
  retailer: 'Other Shop',
  link: 'https://other.example/',
  country: null,
  language: null,
  price: '31.5',
  currency: 'EUR',
  inStock: true,
  checkedOn: null,
};

function noteOf(fields: Parameters<typeof sampleProduct>[0]): string | null {
  const { container, unmount } = renderPage(
    <SiteChoices value={{ clicksThroughSite: false, priceMaxAgeDays: 14 }}>
      <p>
        {'Price '}
        <PriceNote product={sampleProduct(fields)} />
      </p>
    </SiteChoices>,
  );
  const text = container.querySelector('p')!.textContent;
  unmount();
  return text;
}

test('a price says when it was checked, and from the owner’s limit on that it may have changed', () => {
  expect(noteOf({ priceCheckedOn: null })).toBe('Price ');
  expect(noteOf({ priceCheckedOn: '2099-01-01' })).toBe('Price Price checked January 1, 2099');
  expect(noteOf({ priceCheckedOn: daysAgo(14) })).not.toContain('may have changed');
  expect(noteOf({ priceCheckedOn: daysAgo(15) })).toMatch(/; price may have changed$/);
});

test('an offer that replaces the main link is named with its own price', () => {
  const broken = { offers: [offer], brokenLinks: ['https://shop.example/1'] };
  expect(noteOf(broken)).toBe('Price Now sold by Other Shop for €31.50');
  expect(noteOf({ ...broken, offers: [{ ...offer, price: null }] })).toBe(
    'Price Now sold by Other Shop, whose price may differ',
  );
});

test('a list says once when its prices were checked, and its products only that a price may have changed', () => {
  const products = (...days: (string | null)[]) =>
    days.map((priceCheckedOn) => sampleProduct({ priceCheckedOn }));
  const noteOfList = (...days: (string | null)[]) => {
    const { container, unmount } = renderPage(<PricesChecked products={products(...days)} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(noteOfList('2026-03-09', '2026-03-09')).toBe(
    'Prices checked March 9, 2026. Costs a day are at one serving a day.',
  );
  expect(noteOfList('2026-03-11', '2026-03-09')).toBe(
    'Prices checked March 9, 2026 or later. Costs a day are at one serving a day.',
  );
  expect(noteOfList('2026-03-11', null)).toBe('');
  const brief = (days: number) => {
    const { container, unmount } = renderPage(
      <SiteChoices value={{ clicksThroughSite: false, priceMaxAgeDays: 14 }}>
        <PriceNote product={sampleProduct({ priceCheckedOn: daysAgo(days) })} isBrief />
      </SiteChoices>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(brief(14)).toBe('');
  expect(brief(15)).toMatch(/; price may have changed$/);
});
