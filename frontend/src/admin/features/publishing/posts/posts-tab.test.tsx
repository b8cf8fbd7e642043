import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../../../testing/api-answers';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { listedPost, samplePost, savedPost } from './post.fixture';
import PostsTab from './posts-tab';

const draft = samplePost({ id: 1, title: 'A draft', slug: 'a-draft' });
const read = samplePost({
  id: 2,
  title: 'Read by all',
  slug: 'read-by-all',
  published: true,
  publishedAt: '2026-05-04T10:00:00.000Z',
});

const rows = () => within(screen.getByLabelText('Blog posts')).getAllByRole('article');
const publish = (title: string) => screen.getByLabelText(`Publish ${title}`);

async function listed(answers: Parameters<typeof answerApi>[0] = {}) {
  let posts = [draft, read];
  const all: Parameters<typeof answerApi>[0] = {
    'GET /api/blog': () => posts.map(listedPost),
    'GET /api/blog/1': () => posts[0],
    'GET /api/blog/2': () => posts[1],
    'PUT /api/blog/1': ({ body }) => {
      posts = [savedPost(draft, body), read];
      return posts[0];
    },
    'DELETE /api/blog/1': () => {
      posts = [read];
    },
    ...answers,
  };
  const calls = answerApi(all);
  const page = (
    <main tabIndex={-1}>
      <PostsTab />
    </main>
  );
  const { user } = renderPage(page, { address: '/admin?tab=blog' });
  await screen.findByText('2 posts');
  return { user, calls };
}

test('searches and filters posts, and links each to its page in a new tab', async () => {
  const { user } = await listed();
  await user.type(screen.getByLabelText('Search posts'), 'A DRAFT');
  await screen.findByText('1 of 2 posts');
  const preview = within(rows()[0]!).getByRole('link', { name: /^Preview A draft/ });
  expect([preview.getAttribute('href'), preview.getAttribute('target')]).toEqual(['/blog/a-draft', '_blank']);
  await user.selectOptions(screen.getByLabelText('Show'), 'Published');
  await screen.findByText('No matching posts');
  await user.click(screen.getByText('Show all posts'));
  await screen.findByText('2 posts');
  within(rows()[1]!).getByRole('link', { name: /^View Read by all/ });
});

test('publishes a post from the list without changing its other values', async () => {
  const { user, calls } = await listed();
  expect(rows()[0]!.textContent).toMatch(/^Draft/);
  await user.click(publish('A draft'));
  await screen.findByText('Blog post updated successfully');
  await waitFor(() => expect(rows()[0]!.textContent).toMatch(/^Published/));
  const { id: _id, publishedAt: _publishedAt, status: _status, ...fields } = draft;
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...fields, published: true });
});

test('unpublishes a post at once, and Undo publishes it again', async () => {
  let stored = read;
  const { user, calls } = await listed({
    'GET /api/blog': () => [draft, stored].map(listedPost),
    'GET /api/blog/2': () => stored,
    'PUT /api/blog/2': ({ body }) => (stored = { ...savedPost(stored, body), version: stored.version + 1 }),
  });
  await user.click(screen.getByLabelText('Unpublish Read by all'));
  await screen.findByText('/blog/read-by-all is a draft now, only visible to you.');
  expect(stored.published).toBe(false);
  await screen.findByLabelText('Publish Read by all');
  await user.keyboard('{F8}');
  const undo = screen.getByText('Undo');
  for (let tabs = 0; tabs < 9 && document.activeElement !== undo; tabs++) await user.tab();
  expect(document.activeElement).toBe(undo);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await screen.findByLabelText('Unpublish Read by all');
  expect(stored).toEqual({ ...read, version: 3 });
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('shows the other edit if publishing conflicts with it, and does not publish', async () => {
  let current = draft;
  const { user } = await listed({
    'GET /api/blog': () => [current, read].map(listedPost),
    'PUT /api/blog/1': () => {
      current = { ...draft, title: 'Changed elsewhere', version: 2 };
      return problem(409, { current });
    },
  });
  await user.click(publish('A draft'));
  await screen.findByText('Failed to update blog post');
  await screen.findByLabelText('Publish Changed elsewhere');
});

test('shows that a post could not be opened, and requests it again', async () => {
  const { user, calls } = await listed({ 'GET /api/blog/1': () => refusal(503, 'Service Unavailable') });
  const requests = () => calls.filter(({ path }) => path === '/api/blog/1');
  await user.click(screen.getByLabelText('Edit A draft'));
  await user.click(await screen.findByText('Try again'));
  await waitFor(() => expect(requests()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Couldn’t open this post')).toBeNull();
});

test('deletes a post only after confirmation', async () => {
  const { user, calls } = await listed();
  const question = () => within(screen.getByRole('alertdialog', { name: 'Delete this post?' }));
  await user.click(screen.getByRole('button', { name: 'Delete A draft' }));
  await user.click(question().getByText('Cancel'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete A draft' }));
  await user.click(question().getByText('Delete post'));
  await screen.findByText('Blog post deleted successfully');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a deleted post is brought back from the bin by Undo, and from its list', async () => {
  const binned = { id: 7, title: 'Binned', slug: 'binned', deletedAt: '2026-05-04T10:00:00.000Z' };
  const { user, calls } = await listed({
    'GET /api/blog/bin': () => [binned],
    'POST /api/blog/bin/1/restore': () => draft,
    'POST /api/blog/bin/7/restore': () => samplePost({ id: 7 }),
  });
  await user.click(screen.getByRole('button', { name: 'Delete A draft' }));
  await user.click(screen.getByText('Delete post'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await screen.findByText('Undo'));
  await user.click(await screen.findByText('Bin (1)'));
  await user.click(screen.getByText('Restore'));
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await waitFor(() => expect(posted()).toEqual(['/api/blog/bin/1/restore', '/api/blog/bin/7/restore']));
});

test('lists what is planned in the order of its times, in the site’s zone', async () => {
  const planned = samplePost({
    id: 3,
    title: 'Next month',
    published: true,
    status: 'scheduled',
    publishAt: '2027-03-29T07:00:00.000Z',
  });
  const ending = { ...read, unpublishAt: '2027-03-26T08:00:00.000Z' };
  answerApi({
    'GET /api/blog': () => [planned, ending].map(listedPost),
    'GET /api/site-settings': () => ({ siteName: 'AstaGuide', timeZone: 'Europe/Berlin' }),
  });
  renderPage(<PostsTab />, { address: '/admin?tab=blog' });
  const list = within(await screen.findByRole('region', { name: /^Planned/ }));
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mar 26, 2027, 09:00UnpublishRead by all',
      'Mar 29, 2027, 09:00PublishNext month',
    ]),
  );
  expect(rows()[0]!.textContent).toMatch(/^Scheduled/);
  screen.getByLabelText('Unschedule Next month');
});

test('shows loading, error and empty states', async () => {
  const { answer, give } = heldAnswer();
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/blog': answer };
  answerApi(answers);
  const { user, container } = renderPage(<PostsTab />);
  expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5);
  give(refusal(503, 'Busy'));
  await screen.findByText('Couldn’t load the blog posts');
  answers['GET /api/blog'] = () => [];
  await user.click(screen.getByText('Try again'));
  await screen.findByText('No posts yet');
});
