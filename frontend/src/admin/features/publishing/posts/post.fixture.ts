import type { BlogPost, PostSummary } from '@astaguide/contracts/publishing/blog-post';

/** A complete article with plain defaults. */
export function samplePost(fields: Partial<BlogPost> = {}): BlogPost {
  return {
    id: 1,
    slug: 'first-words',
    title: 'First words',
    excerpt: 'What it is about.',
    content: '<p>First words.</p>',
    category: 'EXPERT GUIDE',
    imageUrl: '/pictures/molecule.webp',
    published: false,
    publishedAt: null,
    publishAt: null,
    unpublishAt: null,
    status: fields.published ? 'published' : 'draft',
    keywords: ['one', 'two words'],
    metaDescription: null,
    author: null,
    reviewer: null,
    checkedOn: null,
    version: 1,
    ...fields,
  };
}

/** The article as it is in a list. */
export function listedPost({ content: _content, ...summary }: BlogPost): PostSummary {
  return summary;
}

/** The article after a request that saves it. */
export function savedPost(post: BlogPost, body: unknown): BlogPost {
  const saved = { ...post, ...(body as Partial<BlogPost>) };
  return { ...saved, status: saved.published ? 'published' : 'draft' };
}
