import { RestartBackoff } from './service';

it('doubles from 0.2 s to 5 s while a process keeps dying', () => {
  const backoff = new RestartBackoff();
  expect(Array.from({ length: 7 }, () => backoff.next(100))).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
});

it('begins again after 30 s of health', () => {
  const backoff = new RestartBackoff();
  for (let death = 0; death < 5; death++) backoff.next(100);
  expect(backoff.next(29_999)).toBe(5000);
  expect(backoff.next(30_000)).toBe(200);
  expect(backoff.next(100)).toBe(400);
});
