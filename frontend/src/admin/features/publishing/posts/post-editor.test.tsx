import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal, type ApiCall } from '../../../../testing/api-answers';
import type { WorkingCopyText } from '@astaguide/contracts/publishing/post-versions';
import { descriptionOf } from '../../../../testing/description';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { listedPost, samplePost, savedPost } from './post.fixture';
import { postForm } from './post-form';
import PostsTab from './posts-tab';

interface EditorProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  error?: string;
}

// The rich-text editor needs a real browser, so the text is a plain field for HTML here.
jest.mock('../../../ui/rich-text/rich-text-editor', () => ({
  __esModule: true,
  default: ({ label, value, onChange, error }: EditorProps) => (
    <>
      <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
      <p>{error}</p>
    </>
  ),
}));

const post = samplePost();

// Queries by role in the whole form would take seconds.
const form = () => within(document.querySelector<HTMLElement>('[role=dialog]')!);
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (label: string) => form().getByText(label, { selector: 'button' });
const save = () => button('Save draft');
const conflict = () => {
  const title = screen.getByText('This post was edited elsewhere');
  return within(title.closest<HTMLElement>('[role=dialog]')!);
};

const COPIES = '/api/blog/working-copies';
type Answers = Parameters<typeof answerApi>[0];

/** The server's working copies, and the calls that store and read them. */
function workingCopies(): { copies: Map<string, WorkingCopyText>; answers: Answers } {
  const copies = new Map<string, WorkingCopyText>();
  const nextOf = ({ path, body }: ApiCall) => {
    const id = path.split('/').at(-1)!;
    const copy = { ...(body as WorkingCopyText), id, title: '', savedAt: new Date().toISOString() };
    copies.set(id, copy);
    return copy;
  };
  const answers = new Proxy<Answers>(
    { [`GET ${COPIES}`]: () => [...copies.values()].toReversed() },
    {
      get: (own, name: string) => {
        const [method, path = ''] = name.split(' ');
        const id = new RegExp(`^${COPIES}/([^/?]+)$`).exec(path)?.[1];
        if (id === undefined) return own[name];
        if (method === 'PUT') return nextOf;
        if (method === 'DELETE') return () => void copies.delete(id);
        return () => copies.get(id) ?? refusal(404, 'Not Found');
      },
    },
  );
  return { copies, answers };
}

async function open(edit: string, answers: Answers = {}, listed = post, kept = workingCopies()) {
  const all: Answers = {
    'GET /api/blog': () => [listedPost(listed)],
    'GET /api/blog/1': () => ({ ...listed, previewUrl: 'https://site.example/preview/1' }),
    'GET /api/site-settings': () => ({ siteName: 'AstaGuide', timeZone: 'UTC' }),
    ...answers,
  };
  const calls = answerApi(
    new Proxy(all, { get: (own, name: string) => answers[name] ?? own[name] ?? kept.answers[name] }),
  );
  const page = renderPage(<PostsTab />, { address: `/admin?tab=blog&edit=${edit}` });
  await screen.findByLabelText('Content');
  const saved = () =>
    calls
      .filter(
        ({ method, path }) => method !== 'GET' && !path.startsWith(COPIES) && !path.endsWith('/text-checks'),
      )
      .map(({ body }) => body);
  return { ...page, saved, kept };
}

describe('the article form', () => {
  test('reports required fields, generates the slug from the title, and sends a new article', async () => {
    const created = ({ body }: ApiCall) => ({ ...post, ...(body as object), id: 9 });
    const { user, saved } = await open('new', { 'POST /api/blog': created });
    await user.click(button('Publish'));
    await form().findByText('Title is required');
    for (const label of ['Excerpt', 'Content', 'Category', 'Image URL']) {
      form().getByText(`${label} is required`);
    }
    expect(document.activeElement).toBe(field('Title'));
    expect(saved()).toEqual([]);

    fill('Title', 'What a Größe of 6 mg Means');
    expect(field('Slug').value).toBe('what-a-grosse-of-6-mg-means');
    fill('Slug', 'six-mg');
    fill('Title', 'What 6 mg Means');
    expect(field('Slug').value).toBe('six-mg');
    fill('Excerpt', 'Six milligrams, in plain words.');
    await user.selectOptions(field('Category'), 'EXPERT GUIDE');
    fill('Image URL', '/pictures/molecule.webp');
    fill('Keywords', ' dose,, daily intake , ');
    fill('Content', '<p>Written by hand.</p>');
    await user.click(save());
    await screen.findByText('Blog post created successfully');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(saved()).toEqual([
      expect.objectContaining({
        slug: 'six-mg',
        content: '<p>Written by hand.</p>',
        keywords: ['dose', 'daily intake'],
        published: false,
      }),
    ]);
  });

  test('shows how a search engine would list the article', async () => {
    await open('new');
    fill('Title', 'What 6 mg Means');
    fill('Excerpt', 'Six milligrams, in plain words.');
    const preview = form().getByLabelText('Search result preview');
    expect(preview.textContent).toContain('What 6 mg Means | AstaGuide');
    expect(preview.textContent).toContain('Six milligrams, in plain words.');
    fill('Meta description', 'Described for search engines. '.repeat(7));
    expect(preview.textContent).toContain('Description: 209 characters, about 155 are shown');
  });

  test('says before the address of a published article changes where the old one will lead, and shows a taken slug as an error at its field', async () => {
    const errors = [{ path: 'slug', message: 'This slug is taken' }];
    const answers: Parameters<typeof answerApi>[0] = { 'PUT /api/blog/1': () => problem(409, { errors }) };
    const { user, saved } = await open('1', answers, samplePost({ published: true }));
    const save = () => button('Update');
    fill('Title', 'Moved');
    expect(field('Slug').value).toBe('first-words');
    const warning = '/blog/first-words will lead here';
    expect(descriptionOf(field('Slug'))).not.toContain(warning);
    fill('Slug', 'taken');
    expect(descriptionOf(field('Slug'))).toContain(warning);
    await user.click(save());
    await waitFor(() => expect(descriptionOf(field('Slug'))).toContain('This slug is taken'));
    expect(document.activeElement).toBe(field('Slug'));
    answers['PUT /api/blog/1'] = () => post;
    fill('Slug', 'moved');
    await user.click(save());
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ title: 'Moved', slug: 'moved', version: 1 });
  });

  test('publishes by a button that says so, and has no switch to do it', async () => {
    const stored = ({ body }: ApiCall) => savedPost(post, body);
    const { user, saved } = await open('1', { 'PUT /api/blog/1': stored });
    expect(form().queryByRole('switch')).toBeNull();
    fill('Title', '');
    await user.click(button('Publish'));
    await form().findByText('Title is required');
    fill('Title', 'Now in public');
    // Enter in a field saves a draft.
    fireEvent.submit(field('Title').form!);
    await screen.findByText('Blog post updated successfully');
    expect(saved()).toMatchObject([{ title: 'Now in public', published: false }]);
  });

  test.each([
    ['Save draft', false, false],
    ['Publish', false, true],
    ['Update', true, true],
  ])('has the button “%s”, which saves at once', async (label, isPublished, sent) => {
    const { user, saved } = await open(
      '1',
      { 'PUT /api/blog/1': () => post },
      samplePost({ published: isPublished }),
    );
    await user.click(button(label));
    await screen.findByText('Blog post updated successfully');
    expect(saved()).toMatchObject([{ published: sent }]);
  });

  test('unpublishes the article as it is saved, after a question about changes, and the toast undoes it', async () => {
    const live = samplePost({ published: true });
    let stored = live;
    const put = ({ body }: ApiCall) => (stored = { ...savedPost(live, body), version: stored.version + 1 });
    const { user, saved } = await open('1', { 'PUT /api/blog/1': put }, live);
    fill('Title', 'Half done');
    await user.click(button('Unpublish'));
    await user.click(screen.getByText('Keep editing'));
    expect([saved(), field('Title').value]).toEqual([[], 'Half done']);
    await user.click(button('Unpublish'));
    await user.click(screen.getByText('Discard changes'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()).toMatchObject([
      { title: live.title, published: false, version: 1 },
      { title: live.title, published: true, version: 2 },
    ]);
    await screen.findByText('/blog/first-words is visible to everyone.');
  });

  test('opens with the article’s values, and shows that changes are kept on the server', async () => {
    await open('1');
    expect(field('Keywords').value).toBe('one, two words');
    expect(form().queryByText(/^Unsaved changes/)).toBeNull();
    fill('Content', '<p>More words.</p>');
    form().getByText('Unsaved changes');
    await form().findByText('Unsaved changes, kept on the server');
    fill('Content', post.content);
    expect(form().queryByText(/^Unsaved changes/)).toBeNull();
  });
});

describe('a conflict with another edit', () => {
  const theirs = samplePost({ excerpt: 'Theirs.', version: 2 });
  const answer = ({ body }: ApiCall) =>
    (body as { version: number }).version === 1 ? problem(409, { current: theirs }) : theirs;
  const meet = async () => {
    const page = await open('1', { 'PUT /api/blog/1': answer });
    fill('Excerpt', 'Mine.');
    await page.user.click(save());
    await screen.findByText('This post was edited elsewhere');
    return page;
  };

  test('shows both versions, and changes nothing when closed', async () => {
    const { user } = await meet();
    expect(conflict().getByText('Excerpt').parentElement!.textContent).toBe('ExcerptYoursMine.SavedTheirs.');
    expect(conflict().queryByText('Title')).toBeNull();
    await user.keyboard('{Escape}');
    expect(field('Excerpt').value).toBe('Mine.');
  });

  test('can be resolved by using the saved version, which deletes the working copy', async () => {
    const { user, saved, kept } = await meet();
    await waitFor(() => expect(kept.copies.size).toBe(1));
    await user.click(conflict().getByText('Use the saved version'));
    expect(field('Excerpt').value).toBe('Theirs.');
    await waitFor(() => expect(kept.copies.size).toBe(0));
    fill('Title', 'Mine after all');
    await user.click(save());
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ title: 'Mine after all', excerpt: 'Theirs.', version: 2 });
  });

  test('shows that the other edit published the article, before it is saved as a draft', async () => {
    const published = samplePost({ published: true, version: 2 });
    const { user } = await open('1', { 'PUT /api/blog/1': () => problem(409, { current: published }) });
    await user.click(save());
    await screen.findByText('This post was edited elsewhere');
    expect(conflict().getByText('Published').parentElement!.textContent).toBe('PublishedYoursNoSavedYes');
  });

  test('can be resolved by saving the owner’s version over the other', async () => {
    const { user, saved } = await meet();
    await user.click(conflict().getByText('Save my version'));
    await screen.findByText('Blog post updated successfully');
    expect(saved()[1]).toMatchObject({ excerpt: 'Mine.', version: 2 });
  });
});

describe('the working copy', () => {
  const values = (title: string, version = '') => ({ ...postForm.empty, title, version });

  test('is restored in another window, conflicts with an edit saved in between, and can be discarded', async () => {
    const first = await open('1');
    fill('Excerpt', 'Typed before.');
    await waitFor(() => expect(first.kept.copies.size).toBe(1));
    first.unmount();
    sessionStorage.clear();
    const between = samplePost({ excerpt: 'Saved between.', version: 2 });
    const current = () => problem(409, { current: between });
    const { user, saved, kept } = await open('1', { 'PUT /api/blog/1': current }, between, first.kept);
    form().getByText(/^Draft from .+ restored\.$/);
    expect(field('Excerpt').value).toBe('Typed before.');
    await user.click(save());
    await screen.findByText('This post was edited elsewhere');
    expect(saved()[0]).toMatchObject({ version: 1 });
    expect(conflict().getByText('between')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(form().getByText('Discard draft'));
    expect(field('Excerpt').value).toBe('Saved between.');
    await waitFor(() => expect(kept.copies.size).toBe(0));
  });

  test('of two new articles in two windows is two', async () => {
    const one = await open('new');
    fill('Title', 'First window');
    await waitFor(() => expect(one.kept.copies.size).toBe(1));
    one.unmount();
    sessionStorage.clear();
    const other = await open('new', {}, post, one.kept);
    expect(field('Title').value).toBe('');
    fill('Content', '<p>Words without a title.</p>');
    await waitFor(() => expect(other.kept.copies.size).toBe(2));
    expect([...other.kept.copies.values()].map((copy) => copy.values)).toMatchObject([
      { title: 'First window' },
      { title: '', content: '<p>Words without a title.</p>' },
    ]);
  });

  test('of a new article is continued from the list, and leaves its window’s own behind only if that goes on', async () => {
    const kept = workingCopies();
    const copy = { id: 'a', postId: null, title: 'From the other tab', savedAt: '2026-05-04T10:00:00.000Z' };
    kept.copies.set('a', { ...copy, values: values('From the other tab') });
    const { user } = await open('1', {}, post, kept);
    await user.click(form().getByText('Cancel'));
    await user.click(await screen.findByText('Not saved yet (1)'));
    await user.click(screen.getByText('Continue'));
    await screen.findByLabelText('Content');
    expect(field('Title').value).toBe('From the other tab');
    fill('Title', 'Continued here');
    await waitFor(() =>
      expect([...kept.copies.values()].map((one) => one.values.title)).toEqual(['Continued here']),
    );
  });

  test('is kept in the tab if the session has ended, and is sent when there is one again', async () => {
    const ended = () => refusal(401, 'Unauthorized');
    const answers: Answers = { 'PUT /api/blog/1': ended };
    const kept = workingCopies();
    const away = { ...kept, answers: { [`GET ${COPIES}`]: () => [] } };
    const first = await open('1', answers, post, away);
    fill('Excerpt', 'Typed on.');
    await first.user.click(save());
    await screen.findByText('Failed to update blog post');
    await form().findByText('Can’t reach the server. What you typed is kept in this tab.');
    first.unmount();
    await open('1', {}, post, kept);
    expect(field('Excerpt').value).toBe('Typed on.');
    fill('Excerpt', 'Typed on and on.');
    await waitFor(() => expect([...kept.copies.values()][0]?.values.excerpt).toBe('Typed on and on.'));
  });

  test('is discarded only after confirmation, on Escape or Cancel', async () => {
    const { user, kept } = await open('new');
    fill('Title', 'Unsaved');
    await waitFor(() => expect(kept.copies.size).toBe(1));
    await user.keyboard('{Escape}');
    await user.click(screen.getByText('Keep editing'));
    expect(field('Title').value).toBe('Unsaved');
    await user.click(form().getByText('Cancel'));
    await user.click(screen.getByText('Discard changes'));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await waitFor(() => expect(kept.copies.size).toBe(0));
    await user.click(screen.getByText('Add post'));
    await screen.findByLabelText('Content');
    expect(field('Title').value).toBe('');
  });
});

describe('the time of publishing', () => {
  const zone = { 'GET /api/site-settings': () => ({ siteName: 'AstaGuide', timeZone: 'Europe/Berlin' }) };

  test('is in the site’s zone, which is named, and makes the button schedule', async () => {
    const put = ({ body }: ApiCall) => savedPost(post, body);
    const { user, saved } = await open('1', { ...zone, 'PUT /api/blog/1': put });
    await waitFor(() => expect(descriptionOf(field('Publish at'))).toContain('Time in Europe/Berlin'));
    fill('Publish at', '2099-03-30T09:00');
    expect(descriptionOf(field('Publish at'))).toContain('Europe/Berlin (UTC+02:00)');
    await user.click(button('Schedule'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ published: true, publishAt: '2099-03-30T07:00:00.000Z' });
  });

  test('says when the clocks skip it or show it twice', async () => {
    await open('1', zone);
    await waitFor(() => expect(descriptionOf(field('Publish at'))).toContain('Europe/Berlin'));
    fill('Publish at', '2027-03-28T02:30');
    expect(descriptionOf(field('Publish at'))).toContain('so it counts as Mar 28, 2027, 03:30');
    expect(field('Publish at').value).toBe('2027-03-28T03:30');
    fill('Publish at', '2027-10-31T02:30');
    expect(descriptionOf(field('Publish at'))).toContain('twice; the first counts');
  });
});

describe('the versions', () => {
  const listed = [
    {
      version: 2,
      savedAt: '2026-05-04T10:00:00.000Z',
      kind: 'save',
      minor: true,
      note: 'A comma',
      title: post.title,
    },
    {
      version: 1,
      savedAt: '2026-05-03T10:00:00.000Z',
      kind: 'save',
      minor: false,
      note: null,
      title: post.title,
    },
  ];
  const answers: Answers = {
    'GET /api/blog/1/versions': () => listed,
    'GET /api/blog/1/versions/1': () => ({ ...listed[1], ...post, content: '<p>Older words.</p>' }),
    'POST /api/blog/1/versions/1/restore': () => ({ ...post, version: 3 }),
  };

  test('are compared side by side with the saved text, and restored', async () => {
    const { user, saved } = await open('1', answers, samplePost({ version: 2 }));
    await user.click(button('Versions'));
    await user.click(await screen.findByText('May 3, 2026, 10:00'));
    const compared = await screen.findByText('Content', { selector: 'dt' });
    expect(compared.parentElement!.textContent).toBe('ContentThis versionOlder words.Saved nowFirst words.');
    expect([...document.querySelectorAll('del, ins')].map((mark) => mark.textContent)).toEqual([
      'Older',
      'First',
    ]);
    await user.click(screen.getByText('Restore this version'));
    await screen.findByText('Version restored');
    expect(saved()).toHaveLength(1);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  });
});
