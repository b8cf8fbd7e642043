import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { parseJson } from '../../../lib/parse-json';
import { readStored, removeStored, writeStored } from '../../../lib/storage';

/** Debounce for writing the draft, in milliseconds. */
const PAUSE_MS = 400;

interface FormDraft {
  /** When the restored draft was written; undefined without one. */
  restoredAt: Date | undefined;
  /** Resets the form to the loaded values and deletes the draft. */
  discard: () => void;
  /** Deletes the draft, after saving or discarding. */
  clear: () => void;
}

interface StoredDraft<Values> {
  /** Time of the last change, ISO 8601. */
  at: string;
  values: Values;
}

/**
 * Stores what is typed into a form in this browser until it is saved, and restores it when the form is next opened:
 * after a crash, a closed window, an ended session. A `version` among the values is part of the draft, so that an old
 * draft still conflicts with an edit made in between.
 *
 * @param key identifies the form and the entity: 'post:12'
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  key: string,
  form: UseFormReturn<Values, Context, Output>,
): FormDraft {
  const storageKey = `draft:${key}`;
  const { formState, getValues, reset, subscribe } = form;
  const { isDirty } = formState;
  const [draft, setDraft] = useState(() => readDraft(storageKey, formState.defaultValues as Values));
  // Whether there are changes that are not in the stored draft yet.
  const isBehind = useRef(false);
  const isChanged = useRef(isDirty);

  useEffect(() => {
    isChanged.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      if (!isBehind.current) return;
      isBehind.current = false;
      if (isChanged.current) writeDraft(storageKey, getValues());
      else removeStored(storageKey);
    };
    const onChange = () => {
      isBehind.current = true;
      clearTimeout(timer);
      timer = setTimeout(store, PAUSE_MS);
    };
    // If another tab saves or discards the same form, it deletes the shared draft, so this tab writes its own again.
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey && event.newValue === null && isChanged.current) onChange();
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: onChange });
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', store);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [storageKey, getValues, subscribe]);

  const clear = () => {
    isBehind.current = false;
    removeStored(storageKey);
    setDraft(undefined);
  };
  const discard = () => {
    reset();
    clear();
  };
  return { restoredAt: draft && new Date(draft.at), discard, clear };
}

function writeDraft(storageKey: string, values: unknown): void {
  writeStored(storageKey, JSON.stringify({ at: new Date().toISOString(), values }));
}

/** The stored draft; undefined if there is none, or if it equals the loaded values. */
function readDraft<Values extends FieldValues>(
  storageKey: string,
  loaded: Values,
): StoredDraft<Values> | undefined {
  const draft = parseJson(readStored(storageKey)) as Partial<StoredDraft<Values>> | null | undefined;
  if (typeof draft?.at !== 'string' || typeof draft.values !== 'object') return undefined;
  // A field added after the draft was written keeps its loaded value.
  const values = { ...loaded, ...draft.values };
  return withoutVersion(values) === withoutVersion(loaded) ? undefined : { at: draft.at, values };
}

function withoutVersion(values: FieldValues): string {
  return JSON.stringify({ ...values, version: undefined });
}
