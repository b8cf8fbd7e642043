import { Concurrency } from './concurrency';

/** Tasks that the test ends. */
function worksOf(concurrency: Concurrency, count: number) {
  const started: number[] = [];
  const endings: ((error?: Error) => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    concurrency.take(() => {
      started.push(index);
      return new Promise<number>((resolve, reject) => {
        endings[index] = (error) => (error ? reject(error) : resolve(index));
      });
    }),
  );
  return { started, endings, results };
}

test('limits how many run at once, and runs the rest in their order', async () => {
  const { started, endings, results } = worksOf(new Concurrency(2), 4);
  expect(started).toEqual([0, 1]);
  endings[1]!();
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  endings[0]!();
  await results[0];
  expect(started).toEqual([0, 1, 2, 3]);
  endings[2]!();
  endings[3]!();
  await expect(Promise.all(results)).resolves.toEqual([0, 1, 2, 3]);
});

test('a failed task rejects its caller and frees its slot', async () => {
  const concurrency = new Concurrency(1);
  const { started, endings, results } = worksOf(concurrency, 2);
  endings[0]!(new Error('broken'));
  await expect(results[0]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1]);
  endings[1]!();
  await results[1];
  await expect(concurrency.take(() => Promise.resolve('free again'))).resolves.toBe('free again');
});
