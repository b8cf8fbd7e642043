import { editDistance } from './edit-distance';

test.each([
  ['geyser', 'geyser', 0],
  ['geysir', 'geyser', 1],
  ['maknai', 'makani', 1],
  ['benimori', 'benimorri', 1],
  ['evryday', 'everyday', 1],
  ['', 'abc', 3],
  ['price', 'geyser', 5],
])('from %s to %s', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
