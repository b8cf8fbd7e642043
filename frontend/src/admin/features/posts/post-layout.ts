import { blogCategories } from '@astaguide/contracts/blog/blog-post';
import type { FieldLayout } from '../../ui/form/contract-field';
import type { PostFormValues } from './post-form';
import { PublishedField } from './published-field';
import { SlugField, TitleField } from './title-and-slug';

/** The text itself. */
export const writtenFields: FieldLayout<PostFormValues>[] = [
  { name: 'title', label: 'Title', Control: TitleField },
  { name: 'slug', label: 'Slug', Control: SlugField },
  { name: 'excerpt', label: 'Excerpt', hint: 'Stands on the article’s card and under its title.', rows: 2 },
  { name: 'content', label: 'Content', isHtml: true },
];

/** Details about the text. */
export const detailFields: FieldLayout<PostFormValues>[] = [
  { name: 'published', label: 'Published', Control: PublishedField },
  { name: 'category', label: 'Category', options: blogCategories, placeholder: 'Choose a category' },
  { name: 'imageUrl', label: 'Image URL', picture: 'wide' },
  { name: 'keywords', label: 'Keywords', hint: 'Between commas.' },
  {
    name: 'metaDescription',
    label: 'Meta description',
    hint: 'What search results show under the title. Left empty, the excerpt is used.',
    rows: 3,
  },
];

export const postFields = [...writtenFields, ...detailFields];
