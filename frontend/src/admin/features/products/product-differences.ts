import { fieldLabels } from './field-labels';
import type { ProductFormValues } from './product-form';

/** The fields in which two versions of a product differ, as texts to be compared. */
export function differencesOf(
  mine: ProductFormValues,
  theirs: ProductFormValues,
): { label: string; mine: string; theirs: string }[] {
  return (Object.keys(fieldLabels) as (keyof typeof fieldLabels)[])
    .map((field) => ({
      label: fieldLabels[field],
      mine: readable(field, mine[field]),
      theirs: readable(field, theirs[field]),
    }))
    .filter(({ mine: one, theirs: other }) => one !== other);
}

function readable(field: keyof typeof fieldLabels, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = value.trim();
  // '5' as it is typed and '5.00' as it is stored are the same.
  if (field === 'price' || field === 'rating') return text === '' ? '' : String(Number(text));
  return text;
}
