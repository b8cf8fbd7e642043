import type { SenderRecord } from '@astaguide/contracts/publishing/sender-domain';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { SenderDomainPanel } from './sender-domain-panel';

const PATH = '/api/newsletter/sender-domain';
const record = (fields: Partial<SenderRecord>): SenderRecord => ({
  kind: 'SPF',
  state: 'found',
  name: 'reef.example',
  found: ['v=spf1 mx ~all'],
  toSet: 'v=spf1 mx ~all',
  explanation: 'It names the server that sends your mails.',
  ...fields,
});
const records = (dkim: Partial<SenderRecord>) => ({
  domain: 'reef.example',
  records: [
    record({}),
    record({
      kind: 'DKIM',
      name: null,
      found: [],
      toSet: null,
      state: 'unknown',
      explanation: 'Enter it.',
      ...dkim,
    }),
    record({
      kind: 'DMARC',
      name: '_dmarc.reef.example',
      found: [],
      toSet: 'v=DMARC1; p=none',
      state: 'missing',
    }),
  ],
});

const rowOf = (kind: string) => screen.getByText(kind, { selector: 'strong' }).closest('li')!;

test('shows each record with its state, and what to set where it is not right', async () => {
  answerApi({ [`GET ${PATH}`]: () => records({}) });
  renderPage(<SenderDomainPanel />);
  await screen.findByRole('list', { name: 'Records of reef.example' });
  expect(
    ['SPF', 'DKIM', 'DMARC'].map((kind) => within(rowOf(kind)).getByText(/Found|Not/).textContent),
  ).toEqual(['Found', 'Not known', 'Not found']);
  expect(within(rowOf('SPF')).queryByRole('button')).toBeNull();
  within(rowOf('DMARC')).getByRole('button', { name: 'Copy v=DMARC1; p=none' });
});

test('looks the key up under the name that the owner enters, and refuses what is no name', async () => {
  const found: Partial<SenderRecord> = {
    state: 'found',
    name: 's1._domainkey.reef.example',
    found: ['p=A'],
    explanation: 'Good.',
  };
  const calls = answerApi({
    [`GET ${PATH}`]: () => records({}),
    [`GET ${PATH}?selector=s1`]: () => records(found),
  });
  const { user } = renderPage(<SenderDomainPanel />);
  await screen.findByText('Enter it.');
  const field = screen.getByLabelText('Name of the DKIM key (selector)');
  await user.type(field, 's1 ._domainkey{Enter}');
  await screen.findByText(/Enter the name before/);
  await user.clear(field);
  await user.type(field, ' S1 {Enter}');
  await screen.findByText('s1._domainkey.reef.example');
  // The same again asks again.
  await user.click(screen.getByRole('button', { name: 'Check records' }));
  expect(calls.map(({ path }) => path)).toEqual([PATH, `${PATH}?selector=s1`, `${PATH}?selector=s1`]);
});
