/**
 * Maps items with limited concurrency. After a failure no further item is started.
 *
 * @returns the results in the order of the items
 * @throws the error of the first item that failed
 */
export async function mapConcurrently<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // Unlike an array's iterator, a generator ends for every consumer when one of them leaves its loop.
  const waiting = eachOf(items);
  const lane = async () => {
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

function* eachOf<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}
