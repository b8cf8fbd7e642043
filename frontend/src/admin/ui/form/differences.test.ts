/** @jest-environment jsdom */
import { z } from 'zod';
import { contractForm } from './contract-form';
import { differencesOf as differencesIn } from './differences';

const article = contractForm(
  z.object({
    title: z.string(),
    price: z.string().transform((text) => Number(text).toFixed(2)),
    content: z.string(),
    published: z.boolean().default(false),
    offers: z.array(z.object({ shop: z.string(), inStock: z.boolean().default(true) })).default([]),
    version: z.number().optional(),
  }),
);
type Values = typeof article.empty;
const layout = [
  { name: 'title', label: 'Title' },
  { name: 'price', label: 'Price' },
  { name: 'content', label: 'Content', isHtml: true },
  { name: 'published', label: 'Published' },
  {
    name: 'offers',
    label: 'Offers',
    items: {
      noun: 'offer',
      add: 'Add an offer',
      fields: [
        { name: 'shop', label: 'Shop' },
        { name: 'inStock', label: 'In stock' },
      ],
    },
  },
] as const;
const differencesOf = (one: Values, other: Values) => differencesIn(article, layout, one, other);
const mine: Values = {
  ...article.empty,
  price: '5',
  title: 'Mine',
  content: '<p>One</p>\n<ul><li>Two</li></ul>',
  version: '1',
};

describe('differencesOf', () => {
  it('lists the fields with different values, except the version', () => {
    expect(
      differencesOf(mine, { ...mine, title: 'Theirs', published: true, version: '2', price: '5.00' }),
    ).toEqual([
      { label: 'Title', mine: 'Mine', theirs: 'Theirs' },
      { label: 'Published', mine: 'No', theirs: 'Yes' },
    ]);
  });

  it('shows the items of a field array by the labels of their fields', () => {
    const offers = [{ shop: 'Reef', inStock: false }];
    expect(differencesOf(mine, { ...mine, offers })).toEqual([
      { label: 'Offers', mine: '', theirs: 'Shop: Reef\nIn stock: No' },
    ]);
  });

  it('shows HTML as its visible text', () => {
    expect(differencesOf(mine, { ...mine, content: '<p>One &amp; a half</p>' })).toEqual([
      { label: 'Content', mine: 'One\nTwo', theirs: 'One & a half' },
    ]);
  });

  it('shows the HTML source if the visible text is the same', () => {
    expect(differencesOf(mine, { ...mine, content: '<h2>One</h2><p>Two</p>' })).toEqual([
      { label: 'Content', mine: mine.content, theirs: '<h2>One</h2><p>Two</p>' },
    ]);
  });
});
