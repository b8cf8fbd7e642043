import type { Product } from '@astaguide/contracts/product';
import { ApiError } from '../../api/http';
import { newProductValues, type ProductFormValues } from './product-form';

type FieldName = keyof ProductFormValues;

/** The product as another edit left it, where a save was refused because of that. */
export function otherEdit(error: unknown): Product | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.current as Product | undefined;
}

/** The fields that the server refused, each with its first message, in the order of the form. */
export function refusedFields(error: unknown): { field: FieldName; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  const messages = new Map<string, string>();
  for (const { path, message } of error.problem?.errors ?? []) {
    // 'features.3' belongs to the field of all features.
    const field = path.split('.')[0] ?? '';
    if (!messages.has(field)) messages.set(field, message);
  }
  return (Object.keys(newProductValues) as FieldName[]).flatMap((field) => {
    const message = messages.get(field);
    return message === undefined || field === 'version' ? [] : [{ field, message }];
  });
}
