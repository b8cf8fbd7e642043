import { meanOf, similarityOf, vectorOf, VECTOR_SIZE } from './word-vectors';

const likeness = (one: string, other: string) => similarityOf(vectorOf(one)!, vectorOf(other)!);

test.each([
  ['warfarin', 'heparin', 'banana'],
  ['wife', 'husband', 'invoice'],
  ['dizziness', 'nausea', 'discount'],
  ['puppy', 'kitten', 'laptop'],
])('%s is more like %s than %s', (word, like, unlike) =>
  expect(likeness(word, like)).toBeGreaterThan(likeness(word, unlike) + 0.3),
);

test('a vector has length 1, and is not known for every word', () => {
  expect(vectorOf('heart')).toHaveLength(VECTOR_SIZE);
  expect(likeness('heart', 'heart')).toBeCloseTo(1);
  expect(vectorOf('xqzzwv')).toBeUndefined();
});

test('a mean points between its vectors', () => {
  const mean = meanOf([vectorOf('warfarin')!, vectorOf('wife')!]);
  expect(similarityOf(mean, vectorOf('warfarin')!)).toBeCloseTo(similarityOf(mean, vectorOf('wife')!), 1);
  expect(meanOf([])).toEqual(new Float32Array(VECTOR_SIZE));
});
