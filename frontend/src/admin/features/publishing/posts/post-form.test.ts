import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { postForm } from './post-form';
import { resolverOf } from '../../../ui/form/use-contract-form';
import { postFields } from './post-layout';

const { inputOf, valuesOf } = postForm;
const newPostValues = postForm.empty;

const post: BlogPost = {
  id: 7,
  title: 'Doses',
  slug: 'doses',
  excerpt: 'How much?',
  content: '<p>4 mg</p>',
  category: 'EXPERT GUIDE',
  imageUrl: '/pictures/doses.webp',
  published: true,
  publishedAt: '2026-09-22T08:30:00.000Z',
  publishAt: null,
  unpublishAt: null,
  status: 'published',
  metaDescription: null,
  author: null,
  reviewer: 'Ann Example',
  checkedOn: '2026-09-30',
  keywords: ['dose', 'daily intake'],
  version: 3,
};

/** Validates values: returns the messages, or the input for the API. */
async function checked(values: typeof newPostValues) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors, values: input } = await resolverOf(postForm, () => postFields)(values, undefined, options);
  const messages = Object.entries(errors).map(([name, error]) => [
    name,
    (error as { message: string }).message,
  ]);
  return { messages: Object.fromEntries(messages) as Record<string, string>, input };
}

describe('postForm', () => {
  it('fills the form from an article, with keywords joined by comma and space', () => {
    expect(valuesOf(post)).toEqual({
      title: 'Doses',
      slug: 'doses',
      excerpt: 'How much?',
      content: '<p>4 mg</p>',
      category: 'EXPERT GUIDE',
      imageUrl: '/pictures/doses.webp',
      published: true,
      metaDescription: '',
      author: '',
      reviewer: 'Ann Example',
      checkedOn: '2026-09-30',
      changeNote: '',
      minor: false,
      publishAt: '',
      unpublishAt: '',
      keywords: 'dose, daily intake',
      version: '3',
    });
  });

  it('sends an unchanged article without what only the server sets', async () => {
    const { id: _id, publishedAt: _publishedAt, status: _status, ...sent } = post;
    expect((await checked(valuesOf(post))).input).toEqual({ ...sent, changeNote: null, minor: false });
  });

  it('sends no version for a new article', () => expect(inputOf(newPostValues).version).toBeUndefined());

  it('trims keywords and drops empty ones', () => {
    const keywordsOf = (keywords: string) => inputOf({ ...newPostValues, keywords }).keywords;
    expect(keywordsOf(' eyes ,, screens,blue light , ')).toEqual(['eyes', 'screens', 'blue light']);
    expect(keywordsOf(' , ')).toEqual([]);
  });

  it('needs a title alone for a draft', async () => {
    expect((await checked(newPostValues)).messages).toEqual({ title: 'Title is required' });
    const { input } = await checked({ ...newPostValues, title: 'Doses' });
    expect(input).toMatchObject({ title: 'Doses', slug: '', content: '', category: null, published: false });
  });

  it('reports every field that is missing to publish', async () => {
    expect((await checked({ ...newPostValues, published: true })).messages).toEqual({
      // Without a title, the slug would come from the article's number.
      title: 'Title is required',
      excerpt: 'Excerpt is required',
      content: 'Content is required',
      category: 'Category is required',
      imageUrl: 'Image URL is required',
    });
  });

  it('reports an invalid slug, image URL and keyword', async () => {
    const values = {
      ...valuesOf(post),
      slug: 'A slug',
      imageUrl: 'picture',
      keywords: `ok, ${'x'.repeat(101)}`,
    };
    expect((await checked(values)).messages).toEqual({
      slug: 'Use lowercase letters, numbers and single hyphens',
      imageUrl: 'Enter a URL that starts with https:// or /',
      keywords: 'Use at most 100 characters per keyword',
    });
  });
});
