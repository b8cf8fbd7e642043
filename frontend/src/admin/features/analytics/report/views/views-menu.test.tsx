import type { SavedView, SavedViewInput } from '@astaguide/contracts/analytics/saved-view';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../../testing/api-answers';
import { renderPage } from '../../../../../testing/render-page';
import { ViewsMenu } from './views-menu';

const week: SavedView = {
  id: 1,
  name: 'Week',
  screen: 'overview',
  query: { range: '7d', compare: 'previous' },
  metric: 'clicks',
};

interface Server {
  saved?: SavedView[];
  /** The first answer to the request for the views. */
  list?: () => unknown;
}

async function open(search: string, { saved = [week], list }: Server = {}) {
  let views = saved;
  const answers = {
    'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
    'GET /api/owner/reports/views': list ?? ((): unknown => views),
    'POST /api/owner/reports/views': ({ body }: { body: unknown }): unknown => {
      const added = { id: 9, ...(body as SavedViewInput) } as SavedView;
      views = [...views, added];
      return added;
    },
    'PUT /api/owner/reports/views/1': ({ body }: { body: unknown }) => {
      views = [{ id: 1, ...(body as SavedViewInput) } as SavedView];
      return views[0];
    },
    'DELETE /api/owner/reports/views/1': () => {
      views = [];
    },
  };
  const calls = answerApi(answers);
  const { user } = renderPage(<ViewsMenu />, { address: `/admin?tab=analytics&${search}` });
  const trigger = screen.getByRole('button');
  await user.click(trigger);
  const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
  return { user, trigger, answers, sent };
}

const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

test('saves what is on the screen under a name, which is marked then and has the focus', async () => {
  const { user, trigger, sent } = await open('view=attribution&range=90d&filter=country:DE', { saved: [] });
  await screen.findByText(/^Save a range, its comparison and filters under a name/);
  await user.click(screen.getByText('Save this view…'));
  await screen.findByText('Last 90 days vs. previous period, 1 filter');
  await user.click(screen.getByText('Save'));
  screen.getByText('Give the view a name');
  expect(sent('POST')).toEqual([]);
  await user.type(screen.getByLabelText(/^Name/), 'Germany{Enter}');
  await screen.findByText('View saved');
  expect(sent('POST')).toEqual([
    {
      name: 'Germany',
      screen: 'attribution',
      query: { range: '90d', compare: 'previous', filter: ['country:DE'] },
      metric: 'clicks',
    },
  ]);
  expect(new URLSearchParams(window.location.search).get('saved')).toBe('9');
  await isFocused(trigger);
  await waitFor(() => expect(trigger.textContent).toBe('Views: Germany'));
});

test('a name that is taken is refused in the form', async () => {
  const { user, answers } = await open('range=90d');
  answers['POST /api/owner/reports/views'] = () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        errors: [{ path: 'name', message: 'Another view already has this name' }],
      },
      { status: 409 },
    );
  await user.click(screen.getByText('Save this view…'));
  await user.type(await screen.findByLabelText(/^Name/), 'week{Enter}');
  await within(screen.getByRole('dialog')).findByText('Another view already has this name');
});

test('opens a view by its link, and marks it', async () => {
  const { user, trigger } = await open('range=90d');
  expect(trigger.textContent).toBe('Views');
  const link = await screen.findByRole('link', { name: 'Week' });
  expect(link.getAttribute('href')).toBe(
    '/admin?tab=analytics&range=7d&compare=previous&metric=clicks&saved=1',
  );
  await user.click(link);
  expect(window.location.search).toContain('range=7d');
  expect(trigger.textContent).toBe('Views: Week');
  await user.click(trigger);
  expect(screen.getByRole('link', { name: 'Week' }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByText('Update “Week”')).toBeNull();
});

test('replaces a view that was changed, and keeps its name', async () => {
  const { user, trigger, sent } = await open('range=7d&filter=device:mobile&saved=1');
  await user.click(await screen.findByText('Update “Week”'));
  await screen.findByText('View updated');
  expect(sent('PUT')).toEqual([
    {
      name: 'Week',
      screen: 'overview',
      query: { ...week.query, filter: ['device:mobile'] },
      metric: 'clicks',
    },
  ]);
  await waitFor(() => expect(trigger.textContent).toBe('Views: Week'));
  await isFocused(trigger);
});

test('renames a view, and keeps what it shows', async () => {
  const { user, trigger, sent } = await open('range=90d');
  await user.click(await screen.findByRole('button', { name: 'Rename “Week”' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe('Week');
  await user.clear(name);
  await user.type(name, 'Seven days{Enter}');
  await screen.findByText('View renamed');
  const { id: _id, ...same } = week;
  expect(sent('PUT')).toEqual([{ ...same, name: 'Seven days' }]);
  expect(window.location.search).toBe('?tab=analytics&range=90d');
  await isFocused(trigger);
});

test('deletes a view after a confirmation', async () => {
  const { user, trigger, sent } = await open('range=90d');
  await user.click(await screen.findByRole('button', { name: 'Delete “Week”' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await isFocused(trigger);
  expect(sent('DELETE')).toEqual([]);
  await user.click(trigger);
  await user.click(await screen.findByRole('button', { name: 'Delete “Week”' }));
  await user.click(await screen.findByRole('button', { name: 'Delete view' }));
  await screen.findByText('View deleted');
  await isFocused(trigger);
  await user.click(trigger);
  await screen.findByText(/^Save a range, its comparison and filters under a name/);
});

test('says that the views could not be loaded, and loads them again', async () => {
  const { user, answers } = await open('range=90d', { list: () => refusal(404, 'Failed') });
  await screen.findByText('Couldn’t load the views.');
  answers['GET /api/owner/reports/views'] = () => [week];
  await user.click(screen.getByText('Try again'));
  await screen.findByRole('link', { name: 'Week' });
});
