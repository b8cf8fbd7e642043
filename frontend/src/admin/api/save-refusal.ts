import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SaveOutcome } from '../lib/save-outcome';
import { toast } from '../../lib/toast-store';
import { fieldErrors } from './failure-text';
import { toastFailure } from './toast-outcome';
import { ApiError } from '../../api/http';

/** The current version of the entity, if a save was rejected because of a conflicting edit. */
export function otherEdit<Entity>(error: unknown): Entity | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.current as Entity | undefined;
}

/**
 * The fields that the server rejected, each with its first message.
 *
 * @param fields in the order of the form
 */
function refusedFields<Name extends string>(
  error: unknown,
  fields: readonly { name: Name }[],
): { field: Name; message: string }[] {
  const errors = fieldErrors(error);
  return fields.flatMap(({ name }) => {
    // 'offers.1.link' is a field of its own; 'keywords.3' belongs to the field 'keywords'.
    const own = errors.filter(({ path }) => path.split('.')[0] === name);
    const inItems = own.filter(({ path }) => path.split('.').length > 2);
    return inItems.length > 0
      ? inItems.map(({ path, message }) => ({ field: path as Name, message }))
      : own.slice(0, 1).map(({ message }) => ({ field: name, message }));
  });
}

/**
 * Saves a form. Fields that the server rejects show their errors, and the first one gets the focus; success and any
 * other failure are shown in a toast.
 *
 * @param fields in the order of the form
 * @param outcome.pageOf the address of what was saved, for a link in the toast; undefined if it has no page
 */
export async function saveForm<Stored, Values extends FieldValues, Input>(
  save: Promise<Stored>,
  { setError }: Pick<UseFormReturn<Values, unknown, Input>, 'setError'>,
  fields: readonly { name: FieldPath<Values> }[],
  { done, failed, pageOf }: { done: string; failed: string; pageOf?: (stored: Stored) => string | undefined },
): Promise<SaveOutcome<Stored>> {
  let stored: Stored;
  try {
    stored = await save;
  } catch (error) {
    const theirs = otherEdit<Stored>(error);
    if (theirs) return { theirs };
    const refused = refusedFields(error, fields);
    refused.forEach(({ field, message }, index) =>
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    if (refused.length === 0) toastFailure(failed, error);
    return 'refused';
  }
  const href = pageOf?.(stored);
  toast({ title: done, link: href === undefined ? href : { label: 'View', href } });
  return 'saved';
}
