import type { NewsletterIssue } from '@astaguide/contracts/publishing/newsletter-issue';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, type ApiCall } from '../../../../testing/api-answers';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { samplePost } from '../posts/post.fixture';
import IssuesTab from './issues-tab';

const ISSUES = '/api/newsletter/issues';

const issue = (fields: Partial<NewsletterIssue>): NewsletterIssue => ({
  id: 1,
  kind: 'issue',
  subject: 'Sleep',
  preheader: null,
  content: '<p>Two trials.</p>',
  audiencePage: null,
  state: 'draft',
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  version: 1,
  updatedAt: '2026-05-04T10:00:00.000Z',
  deliveries: { recipients: 0, queued: 0, sent: 0, failed: 0, unknown: 0, left: 0, bounced: 0 },
  ...fields,
});
const sent = issue({
  id: 2,
  subject: 'Eyes',
  state: 'sent',
  startedAt: '2026-05-03T10:00:00.000Z',
  finishedAt: '2026-05-03T10:10:00.000Z',
  deliveries: { recipients: 1240, queued: 0, sent: 1229, failed: 8, unknown: 3, left: 2, bounced: 0 },
});

/** The list, whose issues a call may replace. */
async function listed(issues: NewsletterIssue[], answers: Parameters<typeof answerApi>[0] = {}) {
  const shown = { issues };
  const calls = answerApi({
    [`GET ${ISSUES}`]: () => shown.issues,
    'GET /api/site-settings': () => ({ timeZone: 'Australia/Adelaide' }),
    'GET /api/blog': () => [samplePost({ id: 7, title: 'Doses' })],
    'GET /api/newsletter/issues/2/results': () => ({
      clicks: 12,
      sales: 1,
      earnings: '4.50',
      currency: 'EUR',
    }),
    ...answers,
  });
  const page = (
    <main tabIndex={-1}>
      <IssuesTab />
    </main>
  );
  const { user } = renderPage(page, { address: '/admin?tab=newsletter&view=issues' });
  await screen.findByText(issues.length === 1 ? '1 issue' : `${issues.length} issues`);
  const sentTo = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path);
  return { user, shown, sentTo };
}

const row = (subject: string) => within(screen.getByText(subject, { selector: 'strong' }).closest('li')!);

test('shows how the mails of each issue ended, and what its links led to', async () => {
  await listed([issue({}), sent]);
  await row('Sleep').findByText('Edited May 4, 2026, 19:30');
  const numbers = row('Eyes').getByText('1,229').closest('p')!.textContent;
  expect(numbers).toBe('1,229 sent8 failed3 delivery unknown2 unsubscribed');
  expect((await row('Eyes').findByText(/12 clicks/)).textContent).toContain('1 sale · €4.50 earned');
  expect(row('Eyes').getByRole('link').getAttribute('href')).toContain('filter=campaign%3Anewsletter-2');
});

test.each([
  ['draft', ['Edit', 'Preview and send', 'Delete']],
  ['scheduled', ['Edit', 'Preview and send', 'Unschedule']],
  ['sending', ['Pause']],
  ['paused', ['Resume']],
  ['sent', []],
] as const)('offers for an issue that is %s: %j', async (state, labels) => {
  await listed([issue({ state, startedAt: state === 'draft' ? null : '2026-05-04T10:00:00.000Z' })]);
  const buttons = row('Sleep').queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels.map((label) => `${label} Sleep`));
});

test('pauses an issue that is being sent, and resumes it', async () => {
  const sending = issue({ state: 'sending', startedAt: '2026-05-04T10:00:00.000Z' });
  const { user, shown, sentTo } = await listed([sending], {
    [`POST ${ISSUES}/1/pause`]: () => (shown.issues = [{ ...sending, state: 'paused' }])[0],
    [`POST ${ISSUES}/1/resume`]: () => (shown.issues = [sending])[0],
  });
  await user.click(screen.getByRole('button', { name: 'Pause Sleep' }));
  await user.click(await screen.findByRole('button', { name: 'Resume Sleep' }));
  await screen.findByRole('button', { name: 'Pause Sleep' });
  expect([sentTo(`${ISSUES}/1/pause`).length, sentTo(`${ISSUES}/1/resume`).length]).toEqual([1, 1]);
});

test('sends unknown deliveries again only after the owner has read that some arrive twice', async () => {
  const { user, sentTo } = await listed([sent], { [`POST ${ISSUES}/2/send-unknown`]: () => sent });
  await user.click(screen.getByRole('button', { name: 'Send unknown again Eyes' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Send these again?' }));
  question.getByText(/3 emails arrived.*get it twice/s);
  expect(sentTo(`${ISSUES}/2/send-unknown`)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sentTo(`${ISSUES}/2/send-unknown`)).toHaveLength(1));
});

const preview = {
  subject: 'Sleep',
  text: 'Two trials.',
  html: '<p>Two trials.</p>',
  recipients: 2,
  missing: [],
};

test('sends a test first, says why it fails, and sends to everybody once that is confirmed', async () => {
  let answer: () => unknown = () => problem(409, { detail: 'The mail server refuses the sender: 553 no' });
  const { user, sentTo } = await listed([issue({})], {
    [`GET ${ISSUES}/1/preview`]: () => preview,
    [`POST ${ISSUES}/1/test`]: () => answer(),
    [`POST ${ISSUES}/1/send`]: () => issue({ state: 'scheduled', sendAt: '2026-05-04T10:00:00.000Z' }),
  });
  await user.click(screen.getByRole('button', { name: 'Preview and send Sleep' }));
  await screen.findByText('2 readers');
  expect(screen.getByTitle('Email as HTML').getAttribute('sandbox')).toBe('');
  await user.click(screen.getByRole('button', { name: 'Show as text' }));
  screen.getByText('Two trials.');
  await user.click(screen.getByRole('button', { name: 'Send a test to yourself' }));
  await screen.findByText(/refuses the sender: 553 no/);
  answer = () => ({ sentTo: 'owner@example.com' });
  await user.click(screen.getByRole('button', { name: 'Send a test to yourself' }));
  await screen.findByText('Test sent to owner@example.com.');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(sentTo(`${ISSUES}/1/send`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send to 2 readers' }));
  await screen.findByText('The issue is on its way');
  expect(sentTo(`${ISSUES}/1/send`).map(({ body }) => body)).toEqual([{ sendAt: 'now' }]);
});

test('an issue with something missing cannot be sent, and says what', async () => {
  const missing = ['Add your postal address under Settings › General'];
  const { user } = await listed([issue({})], {
    [`GET ${ISSUES}/1/preview`]: () => ({ ...preview, missing, recipients: 1 }),
  });
  await user.click(screen.getByRole('button', { name: 'Preview and send Sleep' }));
  await screen.findByText(missing[0]!);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(true);
});

test('makes an issue from a post, and opens it', async () => {
  const made = issue({ id: 3, subject: 'Doses' });
  const { user, shown, sentTo } = await listed([sent], {
    [`POST ${ISSUES}/from-post`]: () => (shown.issues = [made, sent])[0],
  });
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make an issue' });
  expect(make.disabled).toBe(true);
  await user.selectOptions(await screen.findByLabelText('Send a post'), 'Doses');
  await user.click(make);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit issue' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe('Doses');
  expect(sentTo(`${ISSUES}/from-post`).map(({ body }: ApiCall) => body)).toEqual([{ postId: 7 }]);
});
