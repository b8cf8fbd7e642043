import type { RunningSite } from '@astaguide/testbed/launched-site';
import type { NewsletterIssue } from '@astaguide/contracts/publishing/newsletter-issue';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { MailInbox, unsubscribeAddress, type ReceivedMail } from '../mail-inbox';
import { ownSiteForTests } from '../site-for-tests';

const inbox = new MailInbox();
let site: RunningSite;
let owner: ApiClient;
let database: Client;

ownSiteForTests(
  (started) => ({ site, owner, database } = started),
  () => inbox.start(),
);
afterAll(() => inbox.stop());

const ISSUES = '/api/newsletter/issues';
const content = '<p>Two trials.</p><script>alert(1)</script><figure data-product="1"></figure>';

async function draft(fields: object = {}): Promise<NewsletterIssue> {
  const { status, body } = await owner.post(ISSUES, {
    subject: 'Sleep',
    preheader: 'New',
    content,
    ...fields,
  });
  expect(status).toBe(201);
  return body;
}

const issueOf = async (id: number): Promise<NewsletterIssue> =>
  (await owner.get(ISSUES)).body.find((issue: NewsletterIssue) => issue.id === id);

const untilSent = (id: number) =>
  until(
    () => issueOf(id),
    ({ state }) => state === 'sent',
    30_000,
  );

/** Every address that a scanner finds: in the headers, in the text and in the HTML. */
const linksOf = (mail: ReceivedMail): string[] => [
  ...mail.headerLines.flatMap(({ line }) => line.replace(/\s+/g, '').match(/https?:[^<>"]+/g) ?? []),
  ...((mail.text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? []),
  ...[...(mail.html as string).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
];

const subscribe = (...addresses: string[]) =>
  database.query(
    `INSERT INTO newsletter_subscribers (email, page) SELECT address, '/faq' FROM unnest($1::text[]) address`,
    [addresses],
  );

test('an issue says what is missing before it can be sent', async () => {
  const { id, content: stored } = await draft();
  expect(stored).not.toContain('script');
  const { body: preview } = await owner.get(`${ISSUES}/${id}/preview`);
  expect(preview.missing).toEqual([
    expect.stringContaining('postal address'),
    'Nobody would get this issue.',
  ]);
  const refused = await owner.post(`${ISSUES}/${id}/send`, { sendAt: 'now' });
  expect([refused.status, refused.body.detail]).toEqual([409, preview.missing[0]]);
  await owner.call('PUT', '/api/site-settings', {
    operatorName: 'Jane Doe',
    operatorAddress: '1 Some Street, Springfield',
  });
  await subscribe('ana@example.org', 'ben@example.org');
  expect((await owner.get(`${ISSUES}/${id}/preview`)).body).toMatchObject({ missing: [], recipients: 2 });
});

test('is edited until it is sent, and another edit is not overwritten', async () => {
  const issue = await draft();
  const edit = { subject: 'Eyes', content: '<p>New</p>', version: issue.version };
  const first = await owner.call('PUT', `${ISSUES}/${issue.id}`, edit);
  expect([first.status, first.body.subject, first.body.version]).toEqual([200, 'Eyes', 2]);
  const second = await owner.call('PUT', `${ISSUES}/${issue.id}`, edit);
  expect([second.status, second.body.current.subject]).toEqual([409, 'Eyes']);
  expect((await owner.call('DELETE', `${ISSUES}/${issue.id}`)).status).toBe(204);
  expect((await owner.call('PUT', `${ISSUES}/${issue.id}`, edit)).status).toBe(404);
});

test('the owner gets a test of it', async () => {
  const { id } = await draft();
  const { status, body } = await owner.post(`${ISSUES}/${id}/test`);
  expect(status).toBe(200);
  const [mail] = await until(
    () => Promise.resolve(inbox.mails.filter(({ subject }) => subject === '[Test] Sleep')),
    (mails) => mails.length > 0,
  );
  expect([mail!.recipient, mail!.text!.includes('Two trials.')]).toEqual([body.sentTo, true]);
});

test('a scheduled issue can be held back', async () => {
  const { id } = await draft();
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await owner.post(`${ISSUES}/${id}/send`, { sendAt });
  expect(scheduled.body).toMatchObject({ state: 'scheduled', sendAt });
  expect((await owner.post(`${ISSUES}/${id}/pause`)).body).toMatchObject({ state: 'draft', sendAt: null });
  for (const wrong of ['2020-01-01T00:00:00Z', new Date(Date.now() + 400 * 86_400_000).toISOString()])
    expect((await owner.post(`${ISSUES}/${id}/send`, { sendAt: wrong })).status).toBe(422);
});

test('every confirmed reader gets it once, and its links name the issue alone', async () => {
  const { id } = await draft();
  expect((await owner.post(`${ISSUES}/${id}/send`, { sendAt: 'now' })).body.state).toBe('scheduled');
  const sent = await untilSent(id);
  expect(sent.deliveries).toMatchObject({ recipients: 2, sent: 2, failed: 0, unknown: 0 });
  const mails = (await inbox.to('ana@example.org')).filter(({ subject }) => subject === 'Sleep');
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const buy = /http[^\s>"]*\/go\/[^\s>"]*/.exec(mail!.text!)![0];
  expect(Object.fromEntries(new URL(buy).searchParams)).toEqual({
    from: 'newsletter',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: `newsletter-${id}`,
  });
  expect(mail!.html).not.toMatch(/<img|src=/);

  // The reader follows the link, and leaves.
  const reader = new ApiClient(site.url);
  expect((await reader.get(new URL(buy).pathname + new URL(buy).search)).status).toBe(302);
  const { pathname, search } = unsubscribeAddress(mail!);
  expect((await reader.post(pathname + search)).status).toBe(200);
  expect((await issueOf(id)).deliveries.left).toBe(1);
  const results = await until(
    async () => (await owner.get(`${ISSUES}/${id}/results`)).body,
    ({ clicks }) => clicks > 0,
    20_000,
  );
  expect(results).toEqual({ clicks: 1, sales: 0, earnings: '0.00', currency: 'USD' });
  expect((await owner.call('DELETE', `${ISSUES}/${id}`)).status).toBe(409);
  expect((await owner.call('PUT', `${ISSUES}/${id}`, { subject: 'Late' })).status).toBe(409);
  expect((await owner.post(`${ISSUES}/${id}/send`, { sendAt: 'now' })).status).toBe(409);
}, 60_000);

test('a mail scanner that opens every link of every mail neither confirms nor unsubscribes a reader', async () => {
  expect((await new ApiClient(site.url).post('/api/newsletter', { email: 'cat@example.org' })).status).toBe(
    201,
  );
  await inbox.to('cat@example.org');
  const readers = async () =>
    (await database.query('SELECT * FROM newsletter_subscribers ORDER BY id')).rows as { state: string }[];
  const before = await readers();
  // Ana left by the test before.
  expect(before.map(({ state }) => state).sort()).toEqual(['confirmed', 'left', 'pending']);
  const scanner = new ApiClient(site.url);
  const opened = new Set<string>();
  for (const mail of inbox.mails)
    for (const link of linksOf(mail).filter((address) => address.startsWith(site.url)))
      for (const method of ['GET', 'HEAD']) {
        const { pathname, search } = new URL(link);
        const { status } = await scanner.call(method, pathname + search);
        // The links of a test are nobody's.
        if (!search.includes('token=test')) expect([link, status < 400]).toEqual([link, true]);
        opened.add(pathname);
      }
  for (const path of ['confirm', 'unsubscribe', 'preferences'])
    expect(opened).toContain(`/newsletter/${path}`);
  expect(await readers()).toEqual(before);
}, 60_000);

test('a delivery that is unknown is sent again when the owner says so, and no other', async () => {
  const [{ id }] = (await owner.get(ISSUES)).body.filter(({ state }: NewsletterIssue) => state === 'sent');
  expect((await owner.post(`${ISSUES}/${id}/send-unknown`)).status).toBe(409);
  await database.query(
    `UPDATE newsletter_deliveries SET state = 'unknown' WHERE issue_id = $1
     AND subscriber_id = (SELECT id FROM newsletter_subscribers WHERE email = 'ben@example.org')`,
    [id],
  );
  expect((await owner.post(`${ISSUES}/${id}/send-unknown`)).body.state).toBe('sending');
  await untilSent(id);
  const mails = (await inbox.to('ben@example.org', 2)).filter(({ subject }) => subject === 'Sleep');
  expect(mails).toHaveLength(2);
  // Both copies have one identity, by which mail programs can tell.
  expect(mails[0]!.messageId).toBe(mails[1]!.messageId);
}, 60_000);

test('an issue is made from an article, for readers of a page', async () => {
  const [post] = (await owner.get('/api/blog?published=true')).body;
  const { status, body } = await owner.post(`${ISSUES}/from-post`, { postId: post.id });
  expect([status, body.subject, body.preheader]).toEqual([201, post.title, post.excerpt.slice(0, 200)]);
  expect(body.content).toContain(`<a href="/blog/${post.slug}">`);
  const { subject, content: text, version } = body;
  for (const [audiencePage, recipients] of [
    ['/faq', 1],
    ['/blog', 0],
  ] as const) {
    const { version: current } = await issueOf(body.id);
    await owner.call('PUT', `${ISSUES}/${body.id}`, {
      subject,
      content: text,
      audiencePage,
      version: current,
    });
    expect((await owner.get(`${ISSUES}/${body.id}/preview`)).body.recipients).toBe(recipients);
  }
  expect(version).toBe(1);
  expect((await owner.post(`${ISSUES}/from-post`, { postId: 999_999 })).status).toBe(404);
});

test('issues are the owner’s alone', async () => {
  for (const [method, path] of [
    ['GET', ISSUES],
    ['POST', ISSUES],
    ['POST', `${ISSUES}/1/send`],
    ['GET', `${ISSUES}/1/preview`],
    ['GET', '/api/newsletter/settings'],
  ] as const)
    expect((await new ApiClient(site.url).call(method, path)).status).toBe(401);
});
