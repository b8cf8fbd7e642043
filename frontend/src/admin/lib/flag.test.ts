import { flagOf } from './flag';

test('a country has its flag, and nothing else has one', () => {
  expect(flagOf('DE')).toBe('🇩🇪');
  expect(flagOf('US')).toBe('🇺🇸');
  expect(flagOf('Unknown')).toBeUndefined();
  expect(flagOf('de')).toBeUndefined();
});
