import { spanOf } from '@astaguide/contracts/report-buckets';
import fc from 'fast-check';
import { dayPieces } from './day-pieces';

const DAY = 86_400_000;
const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1) + index * DAY).toISOString().slice(0, 10);

test('sums and days together hold each day of a stretch once, and no other', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 400 }))
    .map(([from, more]) => ({ from: dayAt(from), to: dayAt(from + more) }));
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 3 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 1200 }).map(dayAt)),
      (stretches, summed) => {
        const { sums, days } = dayPieces(
          stretches.map((days) => spanOf(days, 'UTC')),
          summed,
        );
        const counts = stretches.map(() => new Map<string, number>());
        const count = (of: number, day: string, sign: number) =>
          counts[of]!.set(day, (counts[of]!.get(day) ?? 0) + sign);
        sums[0].forEach((of, index) => {
          const until = sums[1][index]!;
          expect(summed).toContain(until);
          for (let time = Date.parse(until.slice(0, 4)); time <= Date.parse(until); time += DAY)
            count(of, new Date(time).toISOString().slice(0, 10), sums[2][index]!);
        });
        days[0].forEach((of, index) => count(of, days[1][index]!, days[2][index]!));
        stretches.forEach(({ from, to }, of) => {
          const wanted: [string, number][] = [];
          for (let time = Date.parse(from); time <= Date.parse(to); time += DAY)
            wanted.push([new Date(time).toISOString().slice(0, 10), 1]);
          expect([...counts[of]!].filter(([, times]) => times !== 0).sort()).toEqual(wanted);
        });
      },
    ),
  );
});

test('a range is read from a handful of pieces, however long it is', () => {
  const closings = Array.from({ length: 1100 }, (_, index) => dayAt(index)).filter(
    (day, index) => ['05', '10', '15', '20', '25'].includes(day.slice(8)) || dayAt(index + 1).endsWith('-01'),
  );
  for (const length of [28, 90, 365])
    for (let first = 0; first < 600; first++) {
      const span = spanOf({ from: dayAt(first), to: dayAt(first + length - 1) }, 'UTC');
      const { sums, days } = dayPieces([span], closings);
      expect(sums[0].length + days[0].length).toBeLessThanOrEqual(9);
    }
});
