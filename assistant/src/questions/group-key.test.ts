import { groupKey } from './group-key';

test.each([
  ['What are the side effects?', 'side effects'],
  ['Price of Geyser', 'what is the GEYSER price?'],
  ['softgels vegan', 'are the softgel vegan'],
])('%s and %s are one question', (one, other) => expect(groupKey(one)).toBe(groupKey(other)));

test.each([
  ['price of Geyser', 'price of Summit'],
  ['is 12 mg safe', 'is 6 mg safe'],
])('%s and %s are two', (one, other) => expect(groupKey(one)).not.toBe(groupKey(other)));

test('a question of common words alone is grouped by them', () =>
  expect(groupKey('What is it?')).toBe('is it what'));
