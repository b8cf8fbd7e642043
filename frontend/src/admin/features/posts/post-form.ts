import { blogPostInputSchema, type BlogPost, type BlogPostInput } from '@astaguide/contracts/blog/blog-post';
import { zodResolver } from '../../lib/zod-resolver';

/** The fields as they are typed. */
export interface PostFormValues {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. */
  content: string;
  /** Empty until one is chosen. */
  category: BlogPost['category'] | '';
  imageUrl: string;
  /** Between commas. */
  keywords: string;
  metaDescription: string;
  published: boolean;
  /** The version that the edit began from; it stays with what is typed, so that a draft put back late is told of later edits. */
  version: number | null;
}

/** An empty form. */
export const newPostValues: PostFormValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  imageUrl: '',
  keywords: '',
  metaDescription: '',
  published: false,
  version: null,
};

/** A form filled with an article. */
export function valuesOf(post: BlogPost): PostFormValues {
  const { id: _id, publishedAt: _publishedAt, keywords, metaDescription, ...fields } = post;
  return { ...fields, keywords: keywords.join(', '), metaDescription: metaDescription ?? '' };
}

/** What is sent to the server. Not checked yet: see `postResolver`. */
export function inputOf(values: PostFormValues): Omit<BlogPostInput, 'category'> & { category: string } {
  const { keywords, version, ...fields } = values;
  return { ...fields, keywords: keywordsOf(keywords), ...(version !== null && { version }) };
}

/** The contract's rules. A keyword answers for the whole field. */
export const postResolver = zodResolver<BlogPostInput, PostFormValues>({
  safeParse: (values) => {
    const result = blogPostInputSchema.safeParse(inputOf(values as PostFormValues));
    if (result.success) return result;
    const issues = result.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
    return { success: false, error: { issues } };
  },
});

/** 'eyes, , screens ' → ['eyes', 'screens']. */
export function keywordsOf(text: string): string[] {
  return text
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}
