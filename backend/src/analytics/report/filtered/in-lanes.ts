/**
 * Does the work for each item, so many at a time. After a failure no further item is begun.
 *
 * @returns the results in the order of the items
 * @throws what the first item failed with
 */
export async function inLanes<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // Unlike an array's iterator, a generator ends for every lane when one leaves its loop.
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
