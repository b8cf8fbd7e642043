import { trials } from './records/trials';
import { doseTrials } from './trial-doses';

test('every trial with a placebo and a result has its doses, between 0 and 20 mg', () => {
  const placed = doseTrials.map(({ key }) => key).toSorted();
  const controlled = Object.entries(trials).flatMap(([key, { parts }]) =>
    parts.filter(({ hasPlacebo, effect }) => hasPlacebo && effect !== null).map(() => key),
  );
  expect(placed).toEqual(controlled.toSorted());
  for (const { key, doses } of doseTrials) {
    expect([key, doses.length > 0]).toEqual([key, true]);
    for (const dose of doses) expect(dose > 0 && dose <= 20).toBe(true);
  }
});

test('a trial of several doses has each', () => {
  const dosesOf = (key: string) => doseTrials.find((trial) => trial.key === key)!.doses;
  expect([dosesOf('yoshida-2010'), dosesOf('park-2010'), dosesOf('res-2013')]).toEqual([
    [6, 12, 18],
    [2, 8],
    [20],
  ]);
});
