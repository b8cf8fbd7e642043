import type { FieldLayout } from '../../../ui/form/contract-field';
import type { PostFormValues } from './post-form';
import { CategoryField } from './category-field';
import { TimeField } from './time-field';
import { SlugField, TitleField } from './title-and-slug';

/** The article's content. */
export const writtenFields: FieldLayout<PostFormValues>[] = [
  {
    name: 'title',
    label: 'Title',
    rows: 1,
    className:
      '[&_textarea]:resize-none [&_textarea]:font-display [&_textarea]:text-xl [&_textarea]:font-semibold',
    Control: TitleField,
  },
  { name: 'content', label: 'Content', isHtml: true },
];

/** The article's metadata. */
export const detailFields: FieldLayout<PostFormValues>[] = [
  {
    name: 'excerpt',
    label: 'Excerpt',
    hint: 'Shown on the card and below the title',
    rows: 3,
    required: true,
  },
  { name: 'slug', label: 'Slug', Control: SlugField },
  {
    name: 'category',
    label: 'Category',
    placeholder: 'Choose a category',
    required: true,
    Control: CategoryField,
  },
  { name: 'imageUrl', label: 'Image URL', picture: 'wide', required: true },
  { name: 'publishAt', label: 'Publish at', Control: TimeField },
  { name: 'unpublishAt', label: 'Unpublish at', Control: TimeField },
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
];

/** What an edit of a public article says to readers. */
export const changeFields: FieldLayout<PostFormValues>[] = [
  {
    name: 'changeNote',
    label: 'What changed',
    hint: 'Listed with the date below the article. Leave blank to list nothing.',
    rows: 2,
  },
  { name: 'minor', label: 'Minor edit', hint: 'A typo, say: not listed below the article' },
];

/** All fields. Buttons decide whether the article is published, so that is only compared. */
export const postFields: FieldLayout<PostFormValues>[] = [
  ...writtenFields,
  ...detailFields,
  ...changeFields,
  { name: 'published', label: 'Published' },
];
