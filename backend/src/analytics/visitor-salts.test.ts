import type { VisitorSaltsRepository } from './visitor-salts.repository';
import { VisitorSaltsService } from './visitor-salts.service';

test('a visitor has numbers of the days that have begun, though the salt of the next one is in hand', async () => {
  const salts = new Map([['2026-11-20', Buffer.alloc(32, 1)]]);
  const service = new VisitorSaltsService({
    getOrCreate: (day: string) => {
      salts.set(day, Buffer.alloc(32, salts.size + 1));
      return Promise.resolve(salts.get(day)!);
    },
    findLiving: () => Promise.resolve([...salts].map(([day, salt]) => ({ day, salt }))),
  } as unknown as VisitorSaltsRepository);
  await service.saltFor(new Date('2026-11-21T23:30:00Z'));
  expect([...salts.keys()]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);

  const visit = { ip: '203.0.113.5', userAgent: 'Mozilla/5.0' };
  const daysAt = async (moment: string) =>
    (await service.numbersOf(visit, new Date(moment))).map(({ day }) => day);
  expect(await daysAt('2026-11-21T23:59:59.999Z')).toEqual(['2026-11-20', '2026-11-21']);
  expect(await daysAt('2026-11-22T00:00:00Z')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});
