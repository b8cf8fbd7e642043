import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../../../testing/api-answers';
import { renderPage } from '../../../../../testing/render-page';
import { AnnotationsPanel } from './annotations-panel';

const own = { id: 2, kind: 'note', productId: null, postId: null } as const;
const change: Annotation = {
  productId: 1,
  postId: null,
  id: 1,
  at: '2026-05-02T10:00:00.000Z',
  kind: 'price',
  text: 'Tide: $20 to $25',
};
const rows = () =>
  [...screen.getByLabelText('Annotations, newest first').children].map(({ textContent }) => textContent);

async function open(notes: Annotation[] = [change]) {
  let annotations = notes;
  const calls = answerApi({
    'GET /api/site-settings': () => ({ timeZone: 'Pacific/Auckland' }),
    'GET /api/owner/reports/annotations': () => annotations,
    'POST /api/owner/reports/annotations': ({ body }) => {
      annotations = [...annotations, { ...own, ...(body as { at: string; text: string }) }];
    },
    'PUT /api/owner/reports/annotations/2': ({ body }) => {
      annotations = [change, { ...own, ...(body as { at: string; text: string }) }];
    },
    'DELETE /api/owner/reports/annotations/2': () => {
      annotations = [change];
    },
  });
  const period = { from: '2026-04-07', to: '2026-05-04' };
  const { user } = renderPage(<AnnotationsPanel period={period} />);
  await screen.findByText('Add annotation');
  return { user, calls };
}

test('adds, moves and deletes a note in the owner’s time zone, and returns the focus to "Add annotation"', async () => {
  const { user, calls } = await open();
  const isAddFocused = () =>
    waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText('Add annotation', { selector: 'button' })),
    );
  await user.click(screen.getByText('Add annotation'));
  await user.click(await screen.findByText('Save'));
  screen.getByText('Enter a text');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-05-03' } });
  await user.type(screen.getByLabelText('Text'), 'A newsletter went out{Enter}');
  await screen.findByText('Annotation added');
  // Noon in that zone, midnight in UTC.
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    at: '2026-05-03T00:00:00.000Z',
    text: 'A newsletter went out',
  });
  await waitFor(() => expect(rows()[0]).toMatch(/^May 3, 2026Note/));
  await isAddFocused();

  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '2026-05-03');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-05-04' } });
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(rows()[0]).toMatch(/^May 4, 2026Note/));

  await user.click(screen.getByRole('button', { name: /^Delete ?: A newsletter/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Delete annotation'));
  await screen.findByText('Annotation deleted');
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^May 2, 2026Price/)]));
  await isAddFocused();
});

test('offers to delete an automatic annotation, but not to edit it', async () => {
  await open();
  screen.getByRole('button', { name: /^Delete ?: Tide/ });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('shows a message for a period without annotations', async () => {
  await open([]);
  screen.getByText(/^No annotations in this period\./);
});
