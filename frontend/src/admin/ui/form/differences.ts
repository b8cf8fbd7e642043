import type { FieldLayout } from './contract-field';
import type { ContractForm, TypedItem, TypedValues } from './contract-form';

/** A field with different values in two versions, as texts for comparison. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields that differ between two versions of a form, in the order of the form. */
export function differencesOf<Values extends TypedValues>(
  form: Pick<ContractForm<Values, unknown, unknown>, 'fields'>,
  fields: readonly FieldLayout<Values>[],
  mine: Values,
  theirs: Values,
): Difference[] {
  return fields.flatMap(({ name, label, isHtml, items }) => {
    // Compared as stored: '5' and '5.00' are the same price.
    const read = (typed: Values[keyof Values]) => {
      const { schema, typedOf, enteredIn } = form.fields[name]!;
      const result = schema.safeParse(enteredIn(typed));
      const value = result.success ? typedOf(result.data) : typed;
      if (!Array.isArray(value)) return textOf(value);
      const linesOf = (item: TypedItem) =>
        (items?.fields ?? []).map((field) => `${field.label}: ${textOf(item[field.name]!)}`).join('\n');
      return value.map(linesOf).join('\n\n');
    };
    const texts = { mine: read(mine[name]), theirs: read(theirs[name]) };
    if (texts.mine === texts.theirs) return [];
    if (!isHtml) return [{ label, ...texts }];
    const words = { mine: wordsOf(texts.mine), theirs: wordsOf(texts.theirs) };
    // The visible text is the same and only the markup differs, so the source is shown.
    return [{ label, ...(words.mine === words.theirs ? texts : words) }];
  });
}

const textOf = (typed: string | boolean): string =>
  typeof typed === 'boolean' ? (typed ? 'Yes' : 'No') : typed.trim();

/** The visible text of HTML, one line per block. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/(<\/(p|h\d|li|tr|blockquote)>)\s*/gi, '$1\n'),
    'text/html',
  );
  return body.textContent.replace(/\n\s+/g, '\n').trim();
}
