import type { Site } from '@astaguide/testbed/launched-site';
import { attentionSchema } from '@astaguide/contracts/operations/attention';
import type { Client } from 'pg';
import { failedEvents, queuedEvent } from '../analytics/failed-events';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((shared) => ({ site, owner, database } = shared));

const read = async () => attentionSchema.parse((await owner.get('/api/operations/attention')).body);

describe('what needs attention', () => {
  it('is for the signed-in owner alone', async () => {
    expect((await new ApiClient(site.url).get('/api/operations/attention')).status).toBe(401);
  });

  it('counts drafts and failed events, and has the time of the last backup', async () => {
    const before = await read();
    expect(before).toMatchObject({ drafts: 1, failedEvents: 0, unmatchedSales: 0, brokenLinks: 0 });
    const { body: posts } = await owner.get('/api/blog');
    const published = posts.find((post: { published: boolean }) => post.published);
    await owner.call('PUT', `/api/blog/${published.id}`, { ...published, published: false });
    await failedEvents(database, queuedEvent({ visitor: 'nobody' }), 'visitor: not a number');
    await database.query(`INSERT INTO backup_runs (taken_at, rows) VALUES ('2026-03-01T10:00:00Z', 1)`);
    expect(await read()).toEqual({
      drafts: 2,
      endingCoupons: 0,
      studiesToCheck: 0,
      isOperatorMissing: true,
      linkLoss: { clicksPerDay: 0, earningsPerDay: 0, isAtMost: false },
      failedEvents: 1,
      unmatchedSales: 0,
      refusedPostbacks: 0,
      brokenLinks: 0,
      lastBackupAt: '2026-03-01T10:00:00.000Z',
      backupFailure: null,
    });
    await database.query(
      `INSERT INTO backup_runs (taken_at, failure) VALUES ('2026-03-02T10:00:00Z', 'No space')`,
    );
    const failed = { lastBackupAt: '2026-03-01T10:00:00.000Z', backupFailure: 'No space' };
    expect(await read()).toMatchObject(failed);
    await database.query('DELETE FROM backup_runs');
    await database.query('DELETE FROM failed_events');
  });
});
