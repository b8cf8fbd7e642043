import type { BlogPost } from '@astaguide/contracts/blog-post';
import { ApiError } from '../../api/http';
import { fieldNames } from './field-labels';

type FieldName = (typeof fieldNames)[number];

/** The article as another edit left it, where a save was refused because of that. */
export function otherEdit(error: unknown): BlogPost | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.current as BlogPost | undefined;
}

/** The fields that the server refused, each with its first message, in the order of the form. */
export function refusedFields(error: unknown): { field: FieldName; message: string }[] {
  const errors = (error instanceof ApiError && error.problem?.errors) || [];
  return fieldNames.flatMap((field) => {
    // 'keywords.3' belongs to the field of all keywords.
    const refusal = errors.find(({ path }) => path.split('.')[0] === field);
    return refusal ? [{ field, message: refusal.message }] : [];
  });
}
