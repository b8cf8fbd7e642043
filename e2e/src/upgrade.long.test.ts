import { OWNER, startSite, type RunningSite } from '@astaguide/testbed/launched-site';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ApiClient } from './http/api-client';

/**
 * A data folder that version 0.1.0 left when it was stopped: the demo catalog, six page views and three clicks of one
 * visitor with the campaign 'Spring', and of the owner a sale, a subscriber, a short link, an annotation, a picture, an
 * article and the site's name.
 */
const FOLDER = join(__dirname, '../data/0.1.0.tar.br');

// The files of PostgreSQL are of one platform.
const runs = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

runs('a data folder of version 0.1.0', () => {
  let dataDir: string;
  let site: RunningSite;
  let owner: ApiClient;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'astaguide-site-'));
    const input = brotliDecompressSync(readFileSync(FOLDER));
    expect(spawnSync('tar', ['x', '-C', dataDir], { input }).status).toBe(0);
    site = await startSite({ DATA_DIR: dataDir });
    owner = new ApiClient(site.url);
    expect((await owner.post('/api/auth/login', OWNER)).status).toBe(200);
  }, 120_000);

  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async (path: string): Promise<unknown> => {
    const { status, body } = await owner.get(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };

  it('keeps its figures, which agree with the log', async () => {
    expect(await read('/api/analytics/summary')).toMatchObject({
      totalClicks: 3,
      topProducts: [{ productId: 1, clicks: 3 }],
    });
    expect(await read('/api/analytics/report?range=all&filter=campaign:spring')).toMatchObject({
      totals: { views: 6, clicks: 0, visitors: 1 },
    });
    expect(await read('/api/analytics/report?range=all')).toMatchObject({ totals: { views: 6, clicks: 3 } });
    expect(await read('/api/earnings?range=all&by=product')).toMatchObject({
      rows: [expect.objectContaining({ key: '1', clicks: 3 })],
    });
  });

  it('keeps what the owner made', async () => {
    expect(await read('/api/site-settings')).toMatchObject({ siteName: 'Red Algae Reviews' });
    expect(await read('/api/newsletter')).toMatchObject([{ email: 'reader@example.org' }]);
    expect(await read('/api/short-links')).toMatchObject([{ slug: 'summer', product: { id: 1 } }]);
    const post = (await read('/api/blog/slug/first-issue')) as { title: string; imageUrl: string };
    expect(post.title).toBe('What a first issue taught us');
    expect((await owner.download(post.imageUrl)).status).toBe(200);
    expect(await read('/api/products')).toHaveLength(14);
  });

  it('counts further visits', async () => {
    const eventData = { page: '/comparison' };
    const visitor = new ApiClient(site.url);
    const answer = await visitor.post('/api/analytics/track', { eventType: 'page_view', eventData });
    expect(answer.status).toBe(202);
    for (let tries = 0; tries < 100; tries++) {
      const { totals } = (await read('/api/analytics/report?range=all')) as { totals: { views: number } };
      if (totals.views === 7) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The page view was not counted');
  });
});
