import { screen, within } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../../../testing/api-answers';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { subscriber } from './subscriber.fixture';
import SubscribersTab from './subscribers-tab';

const three = [
  subscriber(3, 'ana@list.example'),
  subscriber(2, 'left@list.example', { state: 'left' }),
  subscriber(1, '+ben@list.example'),
];

const rows = () => {
  const list = screen.queryByRole('list', { name: 'Subscribers' });
  return list ? within(list).getAllByRole('listitem') : [];
};
const button = (name: string) => screen.getByRole('button', { name });

async function listed() {
  let subscribers = three;
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /api/newsletter': () => subscribers,
    'GET /api/site-settings': () => ({ timeZone: 'Australia/Adelaide' }),
    'DELETE /api/newsletter/3': () => {
      subscribers = three.slice(1);
    },
  };
  const calls = answerApi(answers);
  const { user } = renderPage(<SubscribersTab />);
  await screen.findAllByText('Mar 10, 2026');
  return { user, answers, calls };
}

test('shows each subscriber’s status, and the subscription date in the owner’s time zone', async () => {
  await listed();
  screen.getByText('of 3 subscribers');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ana@list.example.*Active.*Mar 10, 2026/),
    expect.stringMatching(/left@list.example.*Inactive/),
    expect.stringMatching(/\+ben@list.example.*Active/),
  ]);
});

test('finds a subscriber by a part of the address, and deletes it after confirmation', async () => {
  const { user, calls } = await listed();
  await user.type(screen.getByLabelText('Search subscribers'), 'ANA@');
  await screen.findByText('1 address found');
  expect(rows()).toHaveLength(1);
  await user.click(button('Delete ana@list.example'));
  const question = () => within(screen.getByRole('alertdialog', { name: 'Delete this subscriber?' }));
  question().getByText('ana@list.example');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(button('Delete ana@list.example'));
  await user.click(question().getByRole('button', { name: 'Delete subscriber' }));
  await screen.findByText('Subscriber deleted successfully');
  await screen.findByText('No matching subscribers');
  screen.getByText('1 active');
});

test('deletes and exports the chosen subscribers', async () => {
  const { user, answers, calls } = await listed();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:' });
  answers['POST /api/newsletter/deletions'] = () => undefined;
  await user.click(screen.getByRole('checkbox', { name: 'Select ana@list.example' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select left@list.example' }));
  await user.click(button('Export selected'));
  await screen.findByText('2 subscribers downloaded');
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  await user.click(button('Delete selected'));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 subscribers?' }));
  question.getByText('left@list.example');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 subscribers deleted');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { subscriberIds: [3, 2] },
  ]);
  expect(rows()).toHaveLength(1);
});

test('shows an error if a deletion fails, and keeps the row', async () => {
  const { user, answers } = await listed();
  answers['DELETE /api/newsletter/3'] = () => problem(503, { detail: 'The list is being moved.' });
  await user.click(button('Delete ana@list.example'));
  await user.click(button('Delete subscriber'));
  await screen.findByText('Failed to delete subscriber');
  screen.getByText('The list is being moved.');
  expect(rows()).toHaveLength(3);
});

test('exports a text and a CSV file, named with the day in the owner’s time zone', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      text = new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsText(blob);
      });
      return 'blob:';
    },
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text });
  });
  const { user } = await listed();
  await user.click(button('Export'));
  screen.getByText('Emails exported');
  screen.getByText('2 email addresses have been downloaded');
  await user.click(button('Export CSV'));
  click.mockRestore();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Adelaide' }).format(new Date());
  expect(saved.map(({ name }) => name)).toEqual([
    `newsletter-subscribers-${day}.txt`,
    `newsletter-subscribers-${day}.csv`,
  ]);
  expect(await saved[0]!.text).toBe('ana@list.example\n+ben@list.example\n');
  expect(await saved[1]!.text).toContain('left@list.example,2026-03-09T23:30:00.000Z,false,left');
});

test('copies active addresses, and shows an error if the clipboard is not available', async () => {
  const { user } = await listed();
  await user.click(button('Copy All'));
  await screen.findByText('Emails copied');
  expect(await navigator.clipboard.readText()).toBe('ana@list.example, +ben@list.example');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'));
  await user.click(button('Copy All'));
  await screen.findByText('Couldn’t copy emails');
});

test('shows five placeholders while loading, and an error that can be retried', async () => {
  const { answer, give } = heldAnswer();
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/newsletter': answer };
  answerApi(answers);
  const { user, container } = renderPage(<SubscribersTab />);
  screen.getByText('Loading subscribers…');
  expect(container.querySelectorAll('.animate-pulse')).toHaveLength(5);
  give(refusal(503, 'Busy'));
  await screen.findByText('Couldn’t load the subscribers');
  answers['GET /api/newsletter'] = () => [];
  await user.click(button('Try again'));
  await screen.findByText('No subscribers yet');
});
