import { countsText } from './counts-text';

it.each([
  [
    { events: 25_000, sales: 143, products: 14, posts: 8 },
    '25,000 events, 143 sales, 14 products, and 8 articles',
  ],
  [{ events: 1, sales: 0, products: 1, posts: 0 }, '1 event and 1 product'],
])('lists the counts that are not zero', (counts, text) => {
  expect(countsText(counts)).toBe(text);
});
