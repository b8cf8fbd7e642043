import type { PostFormValues } from './post-form';

/** What each field is called, in the order of the form. */
export const fieldLabels: Record<Exclude<keyof PostFormValues, 'version'>, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  published: 'Published',
  category: 'Category',
  imageUrl: 'Image URL',
  keywords: 'Keywords',
  metaDescription: 'Meta description',
};

export const fieldNames = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];
