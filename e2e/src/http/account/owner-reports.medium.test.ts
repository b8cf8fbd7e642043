import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
let url: string;
siteForTests(({ owner: signedIn, site }) => {
  owner = signedIn;
  url = site.url;
});

// Content blockers name `/api/analytics/` for all sites.
describe('the dashboard’s own path of the reports', () => {
  it.each(['summary', 'visitors', 'report?range=7d', 'report.csv?range=7d&table=series', 'integrity'])(
    'answers %s as the public path does',
    async (report) => {
      const [own, known] = [
        await owner.get(`/api/owner/reports/${report}`),
        await owner.get(`/api/analytics/${report}`),
      ];
      expect([own.status, own.headers.get('content-type')]).toEqual([200, known.headers.get('content-type')]);
    },
  );

  it('is the owner’s alone', async () => {
    const stranger = new ApiClient(url);
    expect((await stranger.get('/api/owner/reports/summary')).status).toBe(401);
    expect(
      (await owner.post('/api/owner/reports/annotations', {}, { origin: 'https://evil.example' })).status,
    ).toBe(403);
  });
});
