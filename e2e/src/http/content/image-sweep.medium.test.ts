import type { RunningSite } from '@astaguide/testbed/launched-site';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiClient, until } from '../api-client';
import { plain } from './image-samples';
import { ownSiteForTests } from '../site-for-tests';

const HOUR = 60 * 60 * 1000;
let site: RunningSite;
let owner: ApiClient;
ownSiteForTests((started) => ({ site, owner } = started));

const uploads = () => join(site.dataDir, 'uploads');
const age = (name: string, hours: number) => {
  const writtenAt = (Date.now() - hours * HOUR) / 1000;
  utimesSync(join(uploads(), name), writtenAt, writtenAt);
};
const leave = (hours: number, ...names: string[]) => {
  for (const name of names) {
    writeFileSync(join(uploads(), name), 'left behind');
    age(name, hours);
  }
};

test('a start removes old files of uploads that never came to an end, and no others', async () => {
  const orphan = 'a'.repeat(24);
  const inUse = `${'b'.repeat(24)}-60x40.webp`;
  const temporary = (digit: string) =>
    `.${[8, 4, 4, 4, 12].map((count) => digit.repeat(count)).join('-')}.tmp`;
  const removed = [`${orphan}-900x600.webp`, `${orphan}-900x600.340.avif`, temporary('1')];
  leave(2, ...removed);

  // With no images in the database, the folder may belong to another site, so nothing is deleted.
  await site.restart();
  await until(
    () => Promise.resolve(readdirSync(uploads())),
    (names) => !names.includes(temporary('1')),
  );
  expect(readdirSync(uploads())).toEqual(expect.arrayContaining(removed.slice(0, 2)));

  const { body: picture } = await owner.upload(await plain({ width: 900, height: 600 }).png().toBuffer());
  const kept = readdirSync(uploads()).filter((name) => !removed.includes(name));
  for (const name of kept) age(name, 48);
  leave(0.5, `${orphan}-60x40.webp`, temporary('2'));
  leave(48, inUse, 'notes.txt');
  const { body: product } = await owner.get('/api/products');
  const { id, ...fields } = product[0];
  expect(
    (await owner.call('PUT', `/api/products/${id}`, { ...fields, imageUrl: `/uploads/${inUse}` })).status,
  ).toBe(200);

  await site.restart();
  await until(
    () => Promise.resolve(readdirSync(uploads())),
    (names) => !names.some((name) => removed.includes(name)),
  );
  expect(readdirSync(uploads()).sort()).toEqual(
    [...kept, `${orphan}-60x40.webp`, temporary('2'), inUse, 'notes.txt'].sort(),
  );
  expect(kept.length).toBeGreaterThan(1);
  expect((await owner.download(picture.url)).status).toBe(200);
}, 200_000);
