import { potencyMilligrams } from './potency';

describe('the milligrams of a potency', () => {
  it.each([
    ['12mg', 12],
    ['12 mg per softgel', 12],
    ['4.5MG', 4.5],
    ['2 x 6mg', 6],
    ['extra strong', undefined],
    ['', undefined],
  ])('of %p are %p', (potency, milligrams) => expect(potencyMilligrams(potency)).toBe(milligrams));
});
