import type { RunningSite } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
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

const visitor = () => new ApiClient(site.url);
const signUp = (email: string) =>
  visitor().post('/api/newsletter', { email }, { referer: `${site.url}/blog/doses?secret=1` });

const confirmLink = ({ text }: ReceivedMail) => /\/newsletter\/confirm\?token=[\w-]+/.exec(text!)![0];

const subscriber = async (email: string) =>
  (await owner.get('/api/newsletter')).body.find((one: { email: string }) => one.email === email);

/** What is stored of an address, beside what a sign-up changes each time. */
const rowOf = async (email: string) => {
  const { rows } = await database.query('SELECT * FROM newsletter_subscribers WHERE email = $1', [email]);
  return { ...rows[0], asked_at: undefined };
};

test('a new address is pending until the button is pressed; opening links changes nothing', async () => {
  const { status, body } = await signUp('Ana@example.org');
  expect([status, body]).toEqual([201, { email: 'ana@example.org', isActive: false }]);
  expect(await subscriber('ana@example.org')).toMatchObject({
    isActive: false,
    state: 'pending',
    page: '/blog/doses',
    consentVersion: expect.stringMatching(/^[\da-f]{12}$/),
  });
  const [mail] = await inbox.to('ana@example.org');
  const before = await rowOf('ana@example.org');
  // A scanner opens every address of the mail, in both ways that change nothing.
  const links = [confirmLink(mail!), unsubscribeAddress(mail!).pathname + unsubscribeAddress(mail!).search];
  for (const link of links)
    for (const method of ['GET', 'HEAD']) {
      const answer = await visitor().call(method, link);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  expect(await rowOf('ana@example.org')).toEqual(before);

  for (let turn = 0; turn < 2; turn++) {
    const { status: pressed, text } = await visitor().post(links[0]!);
    expect([pressed, text.includes('You’re subscribed')]).toEqual([200, true]);
    expect(await subscriber('ana@example.org')).toMatchObject({
      isActive: true,
      state: 'confirmed',
      stateAt: expect.any(String),
    });
  }
}, 40_000);

test('one click unsubscribes at once, without a session and again as well', async () => {
  const [mail] = await inbox.to('ana@example.org');
  expect(mail!.headerLines.map(({ line }) => line)).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  const { pathname, search } = unsubscribeAddress(mail!);
  const bodies = [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), oneClickForm()];
  for (const body of bodies) {
    const answer = await fetch(site.url + pathname + search, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await subscriber('ana@example.org')).toMatchObject({ isActive: false, state: 'left' });
  }
  // The button of the old confirmation does not bring the address back.
  expect((await visitor().post(confirmLink(mail!))).status).toBe(404);
  expect((await subscriber('ana@example.org')).state).toBe('left');
});

test('a reader who left gets one confirmation at most when others sign the address up', async () => {
  await database.query(`UPDATE newsletter_deliveries SET created_at = now() - interval '1 hour'`);
  for (let turn = 0; turn < 3; turn++) expect((await signUp('ana@example.org')).status).toBe(201);
  expect((await subscriber('ana@example.org')).state).toBe('left');
  const mails = await inbox.to('ana@example.org', 2);
  expect(mails).toHaveLength(2);
  await visitor().post(confirmLink(mails[1]!));
  expect((await subscriber('ana@example.org')).state).toBe('confirmed');
}, 40_000);

test('a confirmed address gets no mail, and keeps what it agreed to', async () => {
  const before = await rowOf('ana@example.org');
  const answer = await visitor().post('/api/newsletter', { email: 'ana@example.org' });
  expect(answer.body).toEqual({ email: 'ana@example.org', isActive: false });
  expect(await rowOf('ana@example.org')).toEqual(before);
  const { rows } = await database.query(`SELECT 1 FROM newsletter_deliveries WHERE state = 'queued'`);
  expect(rows).toEqual([]);
});

test('readers choose one digest a month', async () => {
  const mails = await inbox.to('ana@example.org', 2);
  const { search } = unsubscribeAddress(mails[1]!);
  const body = new URLSearchParams({ frequency: 'monthly' });
  const answer = await fetch(`${site.url}/newsletter/preferences${search}`, { method: 'POST', body });
  const page = await answer.text();
  expect([answer.status, page.includes('Saved'), page.includes('a…@example.org')]).toEqual([200, true, true]);
  expect((await subscriber('ana@example.org')).frequency).toBe('monthly');
});

test('an erased address that had left is a hash, and comes back by its own button alone', async () => {
  const mails = await inbox.to('ana@example.org', 2);
  const { pathname, search } = unsubscribeAddress(mails[1]!);
  await visitor().post(pathname + search);
  const { id } = await subscriber('ana@example.org');
  expect((await owner.call('DELETE', `/api/newsletter/${id}`)).status).toBe(204);
  const texts = await database.query(
    `SELECT (SELECT count(*) FROM newsletter_tokens)::integer AS tokens,
      (SELECT count(*) FROM newsletter_deliveries WHERE subscriber_id IS NOT NULL)::integer AS deliveries,
      (SELECT count(*) FROM newsletter_suppressions)::integer AS suppressions`,
  );
  expect(texts.rows).toEqual([{ tokens: 0, deliveries: 0, suppressions: 1 }]);
  await owner.call('PUT', '/api/newsletter/settings', { doubleOptIn: false, mailsPerMinute: 120 });
  expect((await signUp('ana@example.org')).body.isActive).toBe(true);
  expect((await subscriber('ana@example.org')).state).toBe('pending');
  expect((await signUp('ben@example.org')).status).toBe(201);
  expect((await subscriber('ben@example.org')).state).toBe('confirmed');
  await owner.call('PUT', '/api/newsletter/settings', { doubleOptIn: true, mailsPerMinute: 120 });
});

test.each(['', '?token=', '?token=x', `?token=${'a'.repeat(32)}`, '?token=a&token=b'])(
  'an unknown link (%j) says so, and changes nothing',
  async (query) => {
    for (const path of ['confirm', 'unsubscribe'])
      for (const method of ['GET', 'POST']) {
        const answer = await visitor().call(method, `/newsletter/${path}${query}`);
        expect([answer.status, answer.text.includes('isn’t valid any more')]).toEqual([404, true]);
      }
  },
);

test('the pages of links have the site’s header and footer, and run no code', async () => {
  for (const path of ['/newsletter/confirm', '/my-visits']) {
    const { text } = await visitor().get(path);
    expect(text).toContain(' | AstaGuide</title>');
    for (const part of ['aria-label="Main"', 'aria-label="Footer"', 'href="/#expert-analysis"'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<script[^>]+(src|type)=/);
  }
});

test('a throwaway address is refused in words, and the honeypot stores nothing', async () => {
  const { status, body } = await signUp('robot@mailinator.com');
  expect([status, body.errors[0].path]).toEqual([422, 'email']);
  const filled = await visitor().post('/api/newsletter', { email: 'bot@example.org', website: 'x' });
  expect([filled.status, filled.body]).toEqual([201, { email: 'bot@example.org', isActive: false }]);
  expect(await subscriber('bot@example.org')).toBeUndefined();
});

/** RFC 8058 allows both encodings. */
function oneClickForm(): FormData {
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  return form;
}

test('an address that left stays so when others sign it up', async () => {
  await signUp('lea@example.org');
  const [mail] = await inbox.to('lea@example.org');
  await visitor().post(confirmLink(mail!));
  const { pathname, search } = unsubscribeAddress(mail!);
  await visitor().post(pathname + search);
  expect((await subscriber('lea@example.org')).state).toBe('left');
  expect((await signUp('lea@example.org')).status).toBe(201);
  expect((await subscriber('lea@example.org')).state).toBe('left');
}, 40_000);
