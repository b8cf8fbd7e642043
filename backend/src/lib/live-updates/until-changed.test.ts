import { Subject } from 'rxjs';
import type { ContentChanges } from './content-changes';
import { UntilChanged } from './until-changed';

let reads = 0;
const changed = new Subject<void>();
const changes = { all: changed.asObservable() } as ContentChanges;
beforeEach(() => (reads = 0));

test('it is read once, also by callers at the same time, until something changes', async () => {
  const value = new UntilChanged(changes, () => Promise.resolve(++reads));
  expect(reads).toBe(0);
  expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
  changed.next();
  expect(await value.get()).toBe(2);
});

test('a value read before a change is not kept after it', async () => {
  let finish = () => {};
  const value = new UntilChanged(changes, async () => {
    const read = ++reads;
    if (read === 1) await new Promise<void>((resolve) => (finish = resolve));
    return read;
  });
  const before = value.get();
  changed.next();
  expect(await value.get()).toBe(2);
  finish();
  expect(await before).toBe(1);
  expect(await value.get()).toBe(2);
});

test('after a failure the next caller tries again', async () => {
  const value = new UntilChanged(changes, () =>
    ++reads === 1 ? Promise.reject(new Error('No connection')) : Promise.resolve(reads),
  );
  await expect(value.get()).rejects.toThrow('No connection');
  expect(await value.get()).toBe(2);
});
