import fc from 'fast-check';
import { trimFurtherData, FURTHER_DATA_LIMIT } from './analytics-event';

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('what is stored of further data', () => {
  it('has keys up to 1 KB of JSON, to the byte', () => {
    const whole = { title: 'a'.repeat(FURTHER_DATA_LIMIT - bytes({ title: '' })) };
    expect(bytes(whole)).toBe(1024);
    expect(trimFurtherData(whole)).toEqual(whole);
    expect(trimFurtherData({ title: `${whole.title}a` })).toEqual({});
    expect(trimFurtherData({ title: `${whole.title.slice(1)}ü` })).toEqual({});
  });

  it('leaves out a key that does not fit, and keeps the others', () => {
    const data = { first: 1, page: '/', long: 'a'.repeat(1100), nested: { deep: ['b'] }, second: 2 };
    const { long, ...kept } = data;
    expect(long).toHaveLength(1100);
    expect(trimFurtherData(data)).toEqual(kept);
    expect(Object.keys(trimFurtherData(data))).toEqual(['first', 'page', 'nested', 'second']);
  });

  it('is never more than 1 KB, and the same when it is trimmed again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { size: 'large' }), (data) => {
        const kept = trimFurtherData(data);
        expect(bytes(kept)).toBeLessThanOrEqual(1024);
        expect(trimFurtherData(kept)).toEqual(kept);
      }),
    );
  });
});
