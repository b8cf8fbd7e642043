import type { z } from 'zod';
import { blogPostInputSchema } from '../publishing/blog-post';
import { offerSchema } from '../catalog/offer';
import { productInputSchema, productSchema } from '../catalog/product';
import { shortLinkInputSchema } from '../catalog/short-link';
import { siteSettingsInputSchema } from '../settings/site-settings';
import { studyChangeInputSchema } from '../catalog/evidence/study-change';
import { linkAddress } from './web-address';

const forms = {
  productInputSchema,
  offerSchema,
  blogPostInputSchema,
  shortLinkInputSchema,
  siteSettingsInputSchema,
  studyChangeInputSchema,
};
const takes = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success;

/** Fields that take an address and refuse one that runs: found by what they do, so that a new one is tested too. */
const fields: [string, z.ZodType][] = [
  ...Object.entries(forms).flatMap(([form, { shape }]) =>
    Object.entries(shape).map(([name, schema]): [string, z.ZodType] => [
      `${form}.${name}`,
      schema as z.ZodType,
    ]),
  ),
  ['linkAddress', linkAddress] as [string, z.ZodType],
].filter(([, schema]) => takes(schema, 'https://shop.example/a') && !takes(schema, 'javascript:alert(1)'));

test('every form with addresses has its fields here', () => {
  expect(fields.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'productInputSchema.imageUrl',
      'productInputSchema.affiliateLink',
      'productInputSchema.affiliateLinkPl',
      'productInputSchema.certificateUrl',
      'offerSchema.link',
      'blogPostInputSchema.imageUrl',
      'shortLinkInputSchema.url',
      'siteSettingsInputSchema.logoUrl',
      'studyChangeInputSchema.noticeUrl',
    ]),
  );
});

describe.each(fields)('%s', (_name, schema) => {
  test.each([
    'https://shop.example/a?subid={clickId}',
    'HTTP://SHOP.EXAMPLE:8080/a@b',
    'https://xn--grn-ioa.example/#top',
  ])('takes %s', (address) => expect(takes(schema, address)).toBe(true));

  test.each([
    'https://',
    'http:///',
    'https:///shop.example',
    'https:shop.example',
    'https://:80/a',
    'https://?a=b',
    'https://a b/',
    'https://.',
    'https://-/a',
    'https://../a',
  ])('refuses %s, which has no host', (address) => {
    const { error } = schema.safeParse(address);
    expect(error?.issues[0]?.message).toMatch(/^Enter a URL that starts with https:\/\//);
  });

  test('refuses an address with a space', () => {
    expect(takes(schema, 'https://shop.example/ a')).toBe(false);
  });

  test.each([
    'https://user:pass@shop.example/a',
    'https://user@shop.example/a',
    'https://:pass@shop.example/a',
    'HTTPS://user:pass@shop.example',
    ' https://shop.example%2F:x@evil.example/',
  ])('refuses %s, which has a name or a password', (address) => {
    expect(schema.safeParse(address).error?.issues[0]?.message).toBe(
      'Enter a URL without a user name or password',
    );
  });
});

test('what was stored before is still answered', () => {
  const { imageUrl, affiliateLink, offers } = productSchema.shape;
  expect(takes(imageUrl, 'https://')).toBe(true);
  expect(takes(affiliateLink, 'https://user:pass@shop.example/')).toBe(true);
  const offer = offerSchema.parse({ retailer: 'A', link: 'https://shop.example/' });
  expect(takes(offers, [{ ...offer, link: 'https://user:pass@shop.example/' }])).toBe(true);
});
