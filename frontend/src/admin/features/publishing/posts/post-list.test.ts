import { searchPosts } from './post-list';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';

const post = (id: number, values: Partial<BlogPost>): BlogPost => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  excerpt: '',
  content: '<p>Everywhere</p>',
  category: 'PERFORMANCE',
  imageUrl: '/a.webp',
  published: false,
  publishedAt: null,
  publishAt: null,
  unpublishAt: null,
  status: values.published ? 'published' : 'draft',
  metaDescription: null,
  author: null,
  reviewer: null,
  checkedOn: null,
  keywords: [],
  version: 1,
  ...values,
});

const posts = [
  post(1, { title: 'Tired Eyes and Screens', published: true }),
  post(2, { excerpt: 'What screens do', keywords: ['blue light'] }),
  post(3, { category: 'RESEARCH STUDY', published: true }),
];
const idsOf = (...search: Parameters<typeof searchPosts>) => searchPosts(...search).map(({ id }) => id);

describe('searchPosts', () => {
  it('finds posts that contain every word, in any order and case-insensitively', () => {
    expect(idsOf(posts, 'SCREENS', 'all')).toEqual([1, 2]);
    expect(idsOf(posts, ' light  screens ', 'all')).toEqual([2]);
    expect(idsOf(posts, 'research', 'all')).toEqual([3]);
    expect(idsOf(posts, 'post-3', 'all')).toEqual([3]);
  });
  it('does not search the content', () => expect(idsOf(posts, 'everywhere', 'all')).toEqual([]));
  it('filters by drafts or published posts', () => {
    expect(idsOf(posts, '', 'all')).toEqual([1, 2, 3]);
    expect(idsOf(posts, '', 'published')).toEqual([1, 3]);
    expect(idsOf(posts, 'screens', 'draft')).toEqual([2]);
  });
});
