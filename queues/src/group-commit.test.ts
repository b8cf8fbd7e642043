import { GroupCommit, GroupCommitFull } from './group-commit';

/** A commit that a test lets through when it wants to. */
function gatedCommit() {
  const batches: number[][] = [];
  const gates: { open: () => void; fail: (error: Error) => void }[] = [];
  const commit = (items: number[]) => {
    batches.push(items);
    return new Promise<void>((resolve, reject) => gates.push({ open: resolve, fail: reject }));
  };
  return { batches, gates, commit };
}

const turn = () => new Promise(setImmediate);

test('what arrives during a commit goes together into the next one', async () => {
  const { batches, gates, commit } = gatedCommit();
  const group = new GroupCommit(commit, { batch: 10, waiting: 100 });
  const first = group.add(1);
  await turn();
  const others = [group.add(2), group.add(3)];
  await turn();
  expect(batches).toEqual([[1]]);
  gates[0]!.open();
  await first;
  await turn();
  expect(batches).toEqual([[1], [2, 3]]);
  gates[1]!.open();
  await Promise.all(others);
});

test('reports success to a caller only after its own batch is committed', async () => {
  const { gates, commit } = gatedCommit();
  const group = new GroupCommit(commit, { batch: 10, waiting: 100 });
  let answered = false;
  const added = group.add(1).then(() => (answered = true));
  await turn();
  await turn();
  expect(answered).toBe(false);
  gates[0]!.open();
  await added;
});

test('a batch holds no more than its limit', async () => {
  const sizes: number[] = [];
  const commit = (items: number[]) => Promise.resolve(void sizes.push(items.length));
  const group = new GroupCommit(commit, { batch: 4, waiting: 100 });
  await Promise.all(Array.from({ length: 10 }, (_, n) => group.add(n)));
  expect(sizes).toEqual([4, 4, 2]);
});

test('a failed commit reaches the callers of that batch alone', async () => {
  const { gates, commit } = gatedCommit();
  const group = new GroupCommit(commit, { batch: 1, waiting: 100 });
  const first = group.add(1);
  const second = group.add(2);
  await turn();
  gates[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  gates[1]!.open();
  await expect(second).resolves.toBeUndefined();
});

test('callers beyond the limit are turned away at once', async () => {
  const { gates, commit } = gatedCommit();
  const group = new GroupCommit(commit, { batch: 1, waiting: 2 });
  const first = group.add(1);
  await turn();
  const waiting = [group.add(2), group.add(3)];
  await expect(group.add(4)).rejects.toThrow(GroupCommitFull);
  gates[0]!.open();
  await first;
  for (const [index, added] of waiting.entries()) {
    await turn();
    gates[index + 1]!.open();
    await added;
  }
});

test('drained waits for what is under way, and not without need', async () => {
  const { gates, commit } = gatedCommit();
  const group = new GroupCommit(commit, { batch: 10, waiting: 100 });
  await group.drained();
  const added = group.add(1);
  await turn();
  let drained = false;
  const done = group.drained().then(() => (drained = true));
  await turn();
  expect(drained).toBe(false);
  gates[0]!.open();
  await Promise.all([added, done]);
});

describe('with time to gather', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('what arrives alone is committed at once', async () => {
    const { batches, gates, commit } = gatedCommit();
    const group = new GroupCommit(commit, { batch: 10, waiting: 100, gather: 100 });
    for (const number of [1, 2]) {
      const added = group.add(number);
      await turn();
      gates[number - 1]!.open();
      await added;
      await group.drained();
    }
    expect(batches).toEqual([[1], [2]]);
  });

  test('what arrives during a commit waits for more, until the time is over', async () => {
    const { batches, gates, commit } = gatedCommit();
    const group = new GroupCommit(commit, { batch: 10, waiting: 100, gather: 100 });
    const added = [group.add(1)];
    await turn();
    added.push(group.add(2));
    gates[0]!.open();
    await turn();
    await jest.advanceTimersByTimeAsync(99);
    added.push(group.add(3));
    expect(batches).toEqual([[1]]);
    await jest.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[1], [2, 3]]);
    gates[1]!.open();
    await Promise.all(added);
  });

  test('a full batch waits no longer', async () => {
    const { batches, gates, commit } = gatedCommit();
    const group = new GroupCommit(commit, { batch: 2, waiting: 100, gather: 100 });
    const added = [group.add(1)];
    await turn();
    added.push(group.add(2));
    gates[0]!.open();
    await turn();
    added.push(group.add(3));
    await turn();
    expect(batches).toEqual([[1], [2, 3]]);
    expect(jest.getTimerCount()).toBe(0);
    gates[1]!.open();
    await Promise.all(added);
  });
});
