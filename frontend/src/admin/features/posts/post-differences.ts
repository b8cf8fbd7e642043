import type { Difference } from '../../ui/form/conflict-dialog';
import { fieldLabels, fieldNames } from './field-labels';
import type { PostFormValues } from './post-form';

type FieldName = keyof typeof fieldLabels;

/** The fields in which two versions of an article differ, as texts to be compared. */
export function differencesOf(mine: PostFormValues, theirs: PostFormValues): Difference[] {
  return fieldNames
    .filter((field) => readable(mine[field]) !== readable(theirs[field]))
    .map((field) => ({ label: fieldLabels[field], ...texts(field, mine, theirs) }));
}

function texts(field: FieldName, mine: PostFormValues, theirs: PostFormValues) {
  const both = { mine: readable(mine[field]), theirs: readable(theirs[field]) };
  if (field !== 'content') return both;
  const words = { mine: wordsOf(both.mine), theirs: wordsOf(both.theirs) };
  // The same words in another form: only the source tells them apart.
  return words.mine === words.theirs ? both : words;
}

function readable(value: string | boolean): string {
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value.trim();
}

/** What a reader sees of HTML, a line for each block. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/(<\/(p|h\d|li|tr|blockquote)>)\s*/gi, '$1\n'),
    'text/html',
  );
  return body.textContent.replace(/\n\s+/g, '\n').trim();
}
