import { callerCountry } from './caller';

test('a country is that of the address, else of the browser’s first language with a region', () => {
  expect(callerCountry('8.8.8.8', 'de-DE')).toBe('US');
  expect(callerCountry('::ffff:8.8.8.8', '')).toBe('US');
  expect(callerCountry('127.0.0.1', 'de-AT,de;q=0.9,en-US;q=0.8')).toBe('AT');
  expect(callerCountry('127.0.0.1', 'zh-Hant-HK')).toBe('HK');
});

test('a language alone or an unknown address gives no country', () => {
  expect(callerCountry('127.0.0.1', 'de')).toBeNull();
  expect(callerCountry('10.0.0.1', 'de,en-US;q=0.8')).toBeNull();
  expect(callerCountry('127.0.0.1', '')).toBeNull();
});
