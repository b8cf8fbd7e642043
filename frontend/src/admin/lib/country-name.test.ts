import { countryName } from './country-name';

test('a code becomes the country’s name, and anything else stays', () => {
  expect(['DE', 'ZZ', 'T1', 'Unknown'].map(countryName)).toEqual([
    'Germany',
    'Unknown Region',
    'T1',
    'Unknown',
  ]);
});
