import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal, type ApiCall } from '../../../../testing/api-answers';
import { descriptionOf } from '../../../../testing/description';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { samplePost } from './post.fixture';
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
const DRAFT = 'draft:post:1';

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

async function open(edit: string, answers: Parameters<typeof answerApi>[0] = {}, listed = post) {
  const calls = answerApi({
    'GET /api/blog': () => [listed],
    'GET /api/site-settings': () => ({ siteName: 'AstaGuide', timeZone: 'UTC' }),
    ...answers,
  });
  const page = renderPage(<PostsTab />, { address: `/admin?tab=blog&edit=${edit}` });
  await screen.findByLabelText('Content');
  const saved = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...page, saved };
}

describe('the article form', () => {
  test('reports required fields, generates the slug from the title, and sends a new article', async () => {
    const created = ({ body }: ApiCall) => ({ ...post, ...(body as object), id: 9 });
    const { user, saved } = await open('new', { 'POST /api/blog': created });
    await user.click(save());
    await form().findByText('Title is required');
    for (const label of ['Slug', 'Excerpt', 'Content', 'Category', 'Image URL']) {
      form().getByText(`${label} is required`);
    }
    expect(document.activeElement).toBe(field('Title'));
    expect(saved()).toEqual([]);

    fill('Title', 'What a Größe of 6 mg Means');
    expect(field('Slug').value).toBe('what-a-gro-e-of-6-mg-means');
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

  test('warns before the address of a published article changes, and shows a taken slug as an error at its field', async () => {
    const errors = [{ path: 'slug', message: 'This slug is taken' }];
    const answers: Parameters<typeof answerApi>[0] = { 'PUT /api/blog/1': () => problem(409, { errors }) };
    const { user, saved } = await open('1', answers, samplePost({ published: true }));
    const save = () => button('Update');
    fill('Title', 'Moved');
    expect(field('Slug').value).toBe('first-words');
    const warning = 'Links to /blog/first-words will break';
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
    const stored = ({ body }: ApiCall) => ({ ...post, ...(body as object) });
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
    const put = ({ body }: ApiCall) =>
      (stored = { ...live, ...(body as object), version: stored.version + 1 });
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

  test('opens with the article’s values, and shows that changes are kept in the browser', async () => {
    await open('1');
    expect(field('Keywords').value).toBe('one, two words');
    expect(form().queryByText('Unsaved changes, kept in this browser')).toBeNull();
    fill('Content', '<p>More words.</p>');
    form().getByText('Unsaved changes, kept in this browser');
    fill('Content', post.content);
    expect(form().queryByText('Unsaved changes, kept in this browser')).toBeNull();
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

  test('can be resolved by using the saved version, which deletes the draft', async () => {
    const { user, saved } = await meet();
    await user.click(conflict().getByText('Use the saved version'));
    expect(field('Excerpt').value).toBe('Theirs.');
    expect(localStorage.getItem(DRAFT)).toBeNull();
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

describe('the draft', () => {
  test('is restored, conflicts with an edit saved in between, and can be discarded', async () => {
    const first = await open('1');
    fill('Excerpt', 'Typed before.');
    first.unmount();
    const between = samplePost({ excerpt: 'Saved between.', version: 2 });
    const current = () => problem(409, { current: between });
    const { user, saved } = await open('1', { 'PUT /api/blog/1': current }, between);
    form().getByText(/^Draft from .+ restored\.$/);
    expect(field('Excerpt').value).toBe('Typed before.');
    await user.click(save());
    await screen.findByText('This post was edited elsewhere');
    expect(saved()[0]).toMatchObject({ version: 1 });
    expect(conflict().getByText('Saved between.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(form().getByText('Discard draft'));
    expect(field('Excerpt').value).toBe('Saved between.');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  test('is kept if the session has ended', async () => {
    const { user } = await open('1', { 'PUT /api/blog/1': () => refusal(401, 'Unauthorized') });
    fill('Excerpt', 'Typed on.');
    await user.click(save());
    await screen.findByText('Failed to update blog post');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Typed on.'));
  });

  test('is discarded only after confirmation, on Escape or Cancel', async () => {
    const { user } = await open('new');
    fill('Title', 'Unsaved');
    await user.keyboard('{Escape}');
    await user.click(screen.getByText('Keep editing'));
    expect(field('Title').value).toBe('Unsaved');
    await user.click(form().getByText('Cancel'));
    await user.click(screen.getByText('Discard changes'));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(localStorage.getItem('draft:post:new')).toBeNull();
    await user.click(screen.getByText('Add post'));
    expect(field('Title').value).toBe('');
  });
});
