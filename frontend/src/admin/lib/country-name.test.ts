import { countryFlag, countryName } from './country-name';

test('a code becomes the country’s name, and anything else stays', () => {
  expect(['DE', 'ZZ', 'T1', 'Unknown'].map(countryName)).toEqual([
    'Germany',
    'Unknown Region',
    'T1',
    'Unknown',
  ]);
});

test('a country has a flag, and nothing else has', () => {
  expect(['DE', 'US', '', 'T1', 'Unknown'].map(countryFlag)).toEqual([
    '🇩🇪',
    '🇺🇸',
    undefined,
    undefined,
    undefined,
  ]);
});
