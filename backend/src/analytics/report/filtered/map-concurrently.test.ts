import { mapConcurrently } from './map-concurrently';

/** Work that the test ends. */
function steps() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (item: number) => {
    begun.push(item);
    return new Promise<string>((resolve, reject) =>
      ends.set(item, { resolve: () => resolve(`done ${item}`), reject }),
    );
  };
  return { begun, work, end: (item: number) => ends.get(item)! };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('two items at a time are worked on, and the results are in their order', async () => {
  const { begun, work, end } = steps();
  const results = mapConcurrently(2, [1, 2, 3], work);
  expect(begun).toEqual([1, 2]);
  end(2).resolve();
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  end(3).resolve();
  end(1).resolve();
  expect(await results).toEqual(['done 1', 'done 2', 'done 3']);
});

test('after a failure no further item is begun', async () => {
  const { begun, work, end } = steps();
  const results = mapConcurrently(2, [1, 2, 3, 4], work);
  end(1).reject(new Error('The database is away'));
  await expect(results).rejects.toThrow('The database is away');
  end(2).resolve();
  await turn();
  expect(begun).toEqual([1, 2]);
});
