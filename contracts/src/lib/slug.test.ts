import fc from 'fast-check';
import { productSlug, toSlug } from './slug';

test.each([
  ['Astaxanthin & Skin: What Trials Show', 'astaxanthin-skin-what-trials-show'],
  ['  --12mg!!  ', '12mg'],
  ['Für Läufer – Größe', 'fur-laufer-gro-e'],
  ['???', ''],
])('%j becomes %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('a slug of a slug is itself, and holds nothing but letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const slug = toSlug(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});

test('a product is found by its name and its brand', () => {
  expect(productSlug({ name: 'Reef 4mg', brand: 'Makani Tide' })).toBe('reef-4mg-makani-tide');
});
