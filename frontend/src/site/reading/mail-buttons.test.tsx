import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { MailButtons } from './mail-buttons';

test('writes to the address of the owner with the subject, and copies the address alone', async () => {
  answerApi({ 'GET /api/site-settings': () => ({ contactAddress: 'jane@site.test' }) });
  const { user } = renderPage(<MailButtons label="Report a mistake" subject="A correction" />);
  const link = await screen.findByRole('link', { name: 'Report a mistake' });
  expect(link.getAttribute('href')).toBe('mailto:jane@site.test?subject=A%20correction');
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await screen.findByText('Copied!');
  expect(await navigator.clipboard.readText()).toBe('jane@site.test');
});

test('offers no address before the owner has entered one', async () => {
  const calls = answerApi({ 'GET /api/site-settings': () => ({ contactAddress: null }) });
  renderPage(<MailButtons label="Report a mistake" />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
