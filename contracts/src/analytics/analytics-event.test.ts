import fc from 'fast-check';
import { trimEventData, UNKNOWN_KEYS_LIMIT } from './analytics-event';

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('what is stored of eventData', () => {
  it('has every known key as it came, however long', () => {
    const data = {
      page: `/${'a'.repeat(3000)}`,
      productName: 'ü'.repeat(2000),
      affiliateUrl: 'https://shop.example.com',

      timestamp: '2026-03-09T12:00:00.000Z',
      rank: { no: 'number' },
      offers: Array(60).fill({ productId: 1 }),
    };
    expect(trimEventData(data)).toEqual(data);
  });

  it('has unknown keys up to 1 KB of JSON, to the byte', () => {
    const whole = { title: 'a'.repeat(UNKNOWN_KEYS_LIMIT - bytes({ title: '' })) };
    expect(bytes(whole)).toBe(1024);
    expect(trimEventData(whole)).toEqual(whole);
    expect(trimEventData({ title: `${whole.title}a` })).toEqual({});
    expect(trimEventData({ title: `${whole.title.slice(1)}ü` })).toEqual({});
  });

  it('leaves out an unknown key that does not fit, and keeps those that do', () => {
    const data = { first: 1, page: '/', long: 'a'.repeat(1100), nested: { deep: ['b'] }, second: 2 };
    const { long, ...kept } = data;
    expect(long).toHaveLength(1100);
    expect(trimEventData(data)).toEqual(kept);
    expect(Object.keys(trimEventData(data))).toEqual(['first', 'page', 'nested', 'second']);
  });

  it('is never more than 1 KB of unknown keys, and the same when it is trimmed again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { size: 'large' }), (data) => {
        const { page, ...unknown } = trimEventData({ ...data, page: '/' });
        expect(page).toBe('/');
        expect(bytes(unknown)).toBeLessThanOrEqual(1024);
        expect(trimEventData(unknown)).toEqual(unknown);
      }),
    );
  });
});
