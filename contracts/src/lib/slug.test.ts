import fc from 'fast-check';
import { productSlug, toSlug } from './slug';

test.each([
  ['Astaxanthin & Skin: What Trials Show', 'astaxanthin-skin-what-trials-show'],
  ['  --12mg!!  ', '12mg'],
  ['Für Läufer – Größe', 'fur-laufer-grosse'],
  ['Weiße Straße', 'weisse-strasse'],
  ['WEISSE STRAẞE', 'weisse-strasse'],
  ['Łódź, Đà Nẵng, Smørrebrød, Ærø, œuvre', 'lodz-da-nang-smorrebrod-aero-oeuvre'],
  ['u\u0308ber', 'uber'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['ﬁnd ½ ①', 'find-1-2-1'],
  ['虾青素', ''],
  ['???', ''],
])('%j becomes %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('in German, an umlaut is written with an e', () => {
  expect(toSlug('Für Läufer – Größe, u\u0308ber', 'de')).toBe('fuer-laeufer-groesse-ueber');
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
