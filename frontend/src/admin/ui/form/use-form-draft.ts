import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, removeStored, writeStored } from '../../../lib/storage';

/** Milliseconds without a key stroke after which the draft is written. */
const PAUSE_MS = 400;

interface FormDraft {
  /** When the draft was written that this form was filled with; undefined when there was none. */
  restoredAt: Date | undefined;
  /** Returns to the values that were loaded, and forgets the draft. */
  discard: () => void;
  /** Forgets the draft: it is saved now, or given up. */
  clear: () => void;
}

interface StoredDraft<Values> {
  /** ISO time of the last change. */
  at: string;
  values: Values;
}

/**
 * Keeps what is typed into a form in this browser until it is saved, and puts it back when the form is next
 * opened: after a crash, a closed window, a session that ended. A `version` among the values travels along,
 * so that a draft put back late still meets the edit that came between.
 *
 * @param key names the form and the entity: 'post:12'
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  key: string,
  form: UseFormReturn<Values, Context, Output>,
): FormDraft {
  const storageKey = `draft:${key}`;
  const { formState, getValues, reset, subscribe } = form;
  const { isDirty } = formState;
  const [draft, setDraft] = useState(() => readDraft(storageKey, formState.defaultValues as Values));
  // Whether there are changes that the stored draft lacks.
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
    // Another tab that saved or gave up the same form has forgotten this tab's changes with its own.
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

/** The stored draft, or undefined when there is none, or none that differs from what was loaded. */
function readDraft<Values extends FieldValues>(
  storageKey: string,
  loaded: Values,
): StoredDraft<Values> | undefined {
  const draft = parseDraft<Values>(readStored(storageKey));
  if (!draft) return undefined;
  // A field that is newer than the draft keeps what was loaded.
  const values = { ...loaded, ...draft.values };
  return withoutVersion(values) === withoutVersion(loaded) ? undefined : { ...draft, values };
}

function parseDraft<Values>(text: string | null): StoredDraft<Values> | undefined {
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<StoredDraft<Values>> | null;
    const isDraft = typeof draft?.at === 'string' && typeof draft.values === 'object';
    return isDraft ? (draft as StoredDraft<Values>) : undefined;
  } catch {
    return undefined;
  }
}

function withoutVersion(values: FieldValues): string {
  return JSON.stringify({ ...values, version: undefined });
}
