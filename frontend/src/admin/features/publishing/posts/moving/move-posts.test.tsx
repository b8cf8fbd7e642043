import type { PostImport } from '@astaguide/contracts/publishing/post-import';
import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../../../testing/api-answers';
import { renderPage } from '../../../../../testing/render-page';
import { MovePosts } from './move-posts';

const post: PostImport['posts'][number] = {
  title: 'Doses',
  slug: 'doses',
  status: 'published',
  publishedAt: '2024-05-03T08:00:00.000Z',
  author: 'Jane Doe',
  category: 'NEWS',
  oldAddresses: ['/2024/05/doses'],
  pictures: ['https://old.example/a.jpg'],
  withoutCounterpart: ['[contact-form-7 id="12"]'],
  isHere: false,
};
const upload: PostImport = {
  id: 4,
  fileName: 'export.json',
  format: 'ghost',
  oldSite: null,
  posts: [post, { ...post, title: 'Known', slug: 'known', isHere: true, withoutCounterpart: [] }],
  newCategories: ['NEWS'],
  leftOut: ['2 pages'],
};
const run = {
  id: 9,
  kind: 'import-posts',
  from: null,
  to: null,
  state: 'queued',
  done: 0,
  total: 1,
  result: null,
  error: null,
  scheduled: false,
  requestedAt: '2026-05-04T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
};
const done = {
  ...run,
  state: 'succeeded',
  done: 1,
  result: { summary: 'Imported 1 post', notes: ['“Doses”: no picture'], metrics: {} },
};

async function choose(answers: Parameters<typeof answerApi>[0]) {
  const calls = answerApi(answers);
  const { user, container } = renderPage(<MovePosts />);
  await user.click(screen.getByText('Import and export'));
  const file = new File(['{}'], 'export.json', { type: 'application/json' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  return { user, calls };
}

test('shows what an export brings, and imports it once it is confirmed', async () => {
  const { user, calls } = await choose({
    'POST /api/blog/imports': () => upload,
    'POST /api/blog/imports/4/confirm?site=https%3A%2F%2Fold.example': () => run,
    'GET /api/maintenance/runs/9': () => done,
  });
  await screen.findByText('1 post from Ghost');
  screen.getByText(/1 post here already · new categories: NEWS · not imported: 2 pages/);
  screen.getByText('[contact-form-7 id="12"]');
  screen.getByText('/2024/05/doses → /blog/doses', { exact: false });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await user.type(screen.getByLabelText(/Address of the old site/), 'https://old.example');
  await user.click(screen.getByText('Import 1 post'));
  await screen.findByText('Imported 1 post', undefined, { timeout: 5000 });
  screen.getByText('“Doses”: no picture');
});

test('says why a file is refused', async () => {
  await choose({
    'POST /api/blog/imports': () =>
      Response.json({ title: 'x', detail: 'This JSON file is no export of Ghost.' }, { status: 422 }),
  });
  await waitFor(() => screen.getByText('Failed to read the export'));
});
