import { blogCategories } from '@astaguide/contracts/publishing/blog-post';
import type { FieldLayout } from '../../../ui/form/contract-field';
import type { PostFormValues } from './post-form';
import { SlugField, TitleField } from './title-and-slug';

/** The article's content. */
export const writtenFields: FieldLayout<PostFormValues>[] = [
  { name: 'title', label: 'Title', Control: TitleField },
  { name: 'slug', label: 'Slug', Control: SlugField },
  { name: 'excerpt', label: 'Excerpt', hint: 'Shown on the card and below the title', rows: 2 },
  { name: 'content', label: 'Content', isHtml: true },
];

/** The article's metadata. */
export const detailFields: FieldLayout<PostFormValues>[] = [
  { name: 'category', label: 'Category', options: blogCategories, placeholder: 'Choose a category' },
  { name: 'imageUrl', label: 'Image URL', picture: 'wide' },
  { name: 'keywords', label: 'Keywords', hint: 'Comma-separated' },
  {
    name: 'metaDescription',
    label: 'Meta description',
    hint: 'Shown in search results. Leave blank to use the excerpt.',
    rows: 3,
  },
  { name: 'author', label: 'Author', hint: 'Leave blank for the site’s editors' },
  { name: 'reviewer', label: 'Reviewed by', hint: 'Shown only if set' },
  {
    name: 'checkedOn',
    label: 'Last checked',
    type: 'date',
    hint: 'The day somebody compared it with its sources',
  },
  {
    name: 'changeNote',
    label: 'What changed',
    hint: 'Listed with the date below a published article',
    rows: 2,
  },
];

/** All fields. Buttons decide whether the article is published, so that is only compared. */
export const postFields: FieldLayout<PostFormValues>[] = [
  ...writtenFields,
  ...detailFields,
  { name: 'published', label: 'Published' },
];
