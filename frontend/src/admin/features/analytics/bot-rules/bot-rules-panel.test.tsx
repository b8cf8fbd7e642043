import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { BotRulesPanel } from './bot-rules-panel';

const RULES = '/api/owner/reports/bot-rules';
const tried: BotRule = {
  id: 7,
  condition: { kind: 'network', network: '198.51.100.0/24' },
  state: 'draft',
  run: null,
  createdAt: '2026-10-01T10:00:00.000Z',
  previewedAt: '2026-10-01T11:00:00.000Z',
};
const sent = (calls: readonly { method: string; path: string }[]) =>
  calls.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]));

test('rejects an invalid rule with its reason before it is sent', async () => {
  const calls = answerApi({ [`GET ${RULES}`]: () => [], [`POST ${RULES}`]: () => tried });
  const { user } = renderPage(<BotRulesPanel />);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const form = within(screen.getByRole('form', { name: 'New rule' }));
  const field = form.getByLabelText('Network');
  await user.type(field, '198.51.100.7/32');
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  expect(form.getByText(/Addresses are stored as \/24 networks/)).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  await user.clear(field);
  await user.type(field, '198.51.100.0/24');
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(calls.at(-2)!.body).toEqual({ condition: { kind: 'network', network: '198.51.100.0/24' } });
});

test('adds a rule for networks with many user agents', async () => {
  const calls = answerApi({ [`GET ${RULES}`]: () => [], [`POST ${RULES}`]: () => tried });
  const { user } = renderPage(<BotRulesPanel />);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const form = within(screen.getByRole('form', { name: 'New rule' }));
  await user.selectOptions(form.getByLabelText('Rule type'), 'network-agents');
  const field = form.getByLabelText('More user agents than');
  await user.clear(field);
  await user.type(field, '1');
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  expect(form.getByText('At least 2')).toBeTruthy();
  await user.type(field, '0');
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(calls.at(-2)!.body).toEqual({ condition: { kind: 'network-agents', userAgents: 10 } });
});

test('adds a rule for a source, from the address of one of its pages', async () => {
  const calls = answerApi({ [`GET ${RULES}`]: () => [], [`POST ${RULES}`]: () => tried });
  const { user } = renderPage(<BotRulesPanel />);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  const form = within(screen.getByRole('form', { name: 'New rule' }));
  await user.selectOptions(form.getByLabelText('Rule type'), 'source');
  await user.type(form.getByLabelText('Source is'), 'https://www.Spam.example/page');
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(calls.at(-2)!.body).toEqual({ condition: { kind: 'source', source: 'spam.example' } });
});

test('applies and deletes a rule after confirmation, and focuses "Add rule" once it is deleted', async () => {
  let rules = [tried];
  const calls = answerApi({
    [`GET ${RULES}`]: () => rules,
    [`POST ${RULES}/7/apply`]: () => undefined,
    [`DELETE ${RULES}/7`]: () => void (rules = []),
  });
  const { user } = renderPage(<BotRulesPanel />);
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
  await press(/^Apply/);
  let question = within(screen.getByRole('alertdialog', { name: 'Apply this rule?' }));
  expect(question.getByText(/“Network 198.51.100.0\/24”/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent(calls)).toEqual([]);
  await press(/^Apply/);
  await press(/^Apply rule$/);
  expect(sent(calls)).toEqual([`POST ${RULES}/7/apply`]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await press(/^Delete/);
  question = within(screen.getByRole('alertdialog', { name: 'Delete this rule?' }));
  await user.click(question.getByRole('button', { name: 'Delete rule' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Rules, newest first' })).toBeNull());
  expect(sent(calls).at(-1)).toBe(`DELETE ${RULES}/7`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add rule' })));
});

test.each([
  [null, ['Preview', 'Delete']],
  [tried.previewedAt, ['Preview again', 'Apply', 'Delete']],
])('shows the actions of a draft previewed at %s: %j', async (previewedAt, actions) => {
  answerApi({ [`GET ${RULES}`]: () => [{ ...tried, previewedAt }] });
  renderPage(<BotRulesPanel />);
  const row = (await screen.findByRole('list', { name: 'Rules, newest first' })).firstElementChild!;
  expect([...row.querySelectorAll('button')].map((button) => button.firstChild!.textContent)).toEqual(
    actions,
  );
});
