import { callerCountry } from './caller';

const of = (ip: string, acceptLanguage: string) => callerCountry({ ip, acceptLanguage });

test('a country is that of the address, else of the browser’s first language with a region', () => {
  expect(of('8.8.8.8', 'de-DE')).toBe('US');
  expect(of('::ffff:8.8.8.8', '')).toBe('US');
  expect(of('127.0.0.1', 'de-AT,de;q=0.9,en-US;q=0.8')).toBe('AT');
  expect(of('127.0.0.1', 'zh-Hant-HK')).toBe('HK');
});

test('a language alone tells no country, nor does an unknown address', () => {
  expect(of('127.0.0.1', 'de')).toBeNull();
  expect(of('2001:db8::1', 'de,en-US;q=0.8')).toBeNull();
  expect(of('127.0.0.1', '')).toBeNull();
});
