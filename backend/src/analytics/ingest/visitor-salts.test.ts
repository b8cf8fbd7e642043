import type { SiteTimeZone } from '../../settings/site-time-zone';
import type { VisitorSaltsRepository } from './visitor-salts.repository';
import { VisitorSaltsService } from './visitor-salts.service';

function serviceIn(zone: string) {
  const salts = new Map<string, { salt: Buffer; destroyAt: string }>();
  const service = new VisitorSaltsService(
    {
      getOrCreate: (day: string, destroyAt: Date) => {
        salts.set(day, { salt: Buffer.alloc(32, salts.size + 1), destroyAt: destroyAt.toISOString() });
        return Promise.resolve(salts.get(day)!.salt);
      },
      findLiving: () => Promise.resolve([...salts].map(([day, { salt }]) => ({ day, salt }))),
    } as unknown as VisitorSaltsRepository,
    { get: () => Promise.resolve(zone) } as unknown as SiteTimeZone,
  );
  return { salts, service };
}

test('a visitor has numbers of the days that have begun, though the salt of the next one is in hand', async () => {
  const { salts, service } = serviceIn('UTC');
  const saltAt = (moment: string) => service.saltFor(new Date(moment), new Date(moment));
  await saltAt('2026-11-20T12:00:00Z');
  await saltAt('2026-11-21T23:30:00Z');
  expect([...salts.keys()]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);

  const visit = { ip: '203.0.113.5', userAgent: 'Mozilla/5.0' };
  const daysAt = async (moment: string) =>
    (await service.numbersOf(visit, new Date(moment))).map(({ day }) => day);
  expect(await daysAt('2026-11-21T23:59:59.999Z')).toEqual(['2026-11-20', '2026-11-21']);
  expect(await daysAt('2026-11-22T00:00:00Z')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});

test('salts change at the site’s midnight, and are destroyed 48 hours after it', async () => {
  const { salts, service } = serviceIn('Europe/Berlin');
  // The clocks go forward on the 29th.
  const saltAt = (moment: string) => service.saltFor(new Date(moment), new Date(moment));
  const before = await saltAt('2026-03-28T22:59:59.999Z');
  const after = await saltAt('2026-03-28T23:00:00Z');
  expect(after.equals(before)).toBe(false);
  expect([...salts].map(([day, { destroyAt }]) => [day, destroyAt])).toEqual([
    ['2026-03-28', '2026-03-29T23:00:00.000Z'],
    ['2026-03-29', '2026-03-30T23:00:00.000Z'],
  ]);
});

test('an event of yesterday gets yesterday’s salt while it exists, then today’s', async () => {
  const { salts, service } = serviceIn('Europe/Berlin');
  const at = (moment: string, now: string) => service.saltFor(new Date(moment), new Date(now));
  const yesterday = await at('2026-11-20T22:59:00Z', '2026-11-20T22:59:00Z');
  expect(await at('2026-11-20T22:59:00Z', '2026-11-21T22:59:00Z')).toBe(yesterday);
  const today = await at('2026-11-21T23:30:00Z', '2026-11-21T23:30:00Z');
  expect(await at('2026-11-20T22:59:00Z', '2026-11-21T23:30:00Z')).toBe(today);
  expect(salts.has('2026-11-19')).toBe(false);
});
