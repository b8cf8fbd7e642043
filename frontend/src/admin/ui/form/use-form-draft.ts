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

/** What was typed, and when. */
interface Draft {
  /** Time of the last change, ISO 8601. */
  at: string;
  values: object;
}

/** Where a form's draft is stored. */
export interface DraftStore {
  /** The draft when the form is opened. */
  initial: Draft | undefined;
  /** @param isLeaving whether the page is being closed, so that nothing can be waited for */
  write: (values: object, isLeaving: boolean) => void;
  remove: () => void;
  /** Calls back when another window deletes the draft, if windows share it. @returns stops that */
  onRemoved?: (call: () => void) => () => void;
}

/**
 * A draft in this browser, which its windows share.
 *
 * @param key identifies the form and the entity: 'product:12'
 * @param secrets fields that are not written
 */
export function browserDraft(key: string, secrets: readonly string[] = []): DraftStore {
  const storageKey = `draft:${key}`;
  const stored = parseJson(readStored(storageKey)) as Partial<Draft> | null | undefined;
  const isDraft = typeof stored?.at === 'string' && typeof stored.values === 'object';
  return {
    initial: isDraft ? (stored as Draft) : undefined,
    write: (values) => {
      const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
      writeStored(storageKey, JSON.stringify({ at: new Date().toISOString(), values: kept }));
    },
    remove: () => removeStored(storageKey),
    onRemoved: (call) => {
      const onStorage = ({ key, newValue }: StorageEvent) =>
        key === storageKey && newValue === null && call();
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * Stores what is typed into a form until it is saved, and restores it when the form is next opened: after a crash, a
 * closed window, an ended session. A `version` among the values is part of the draft, so that an old draft still
 * conflicts with an edit made in between.
 *
 * @param store must not change while the form is open
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  store: DraftStore,
  form: UseFormReturn<Values, Context, Output>,
): FormDraft {
  const { formState, getValues, reset, subscribe } = form;
  const { isDirty } = formState;
  const [draft, setDraft] = useState(() => restoredOf(store, formState.defaultValues as Values));
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
    const keep = (isLeaving: boolean) => {
      clearTimeout(timer);
      if (!isBehind.current) return;
      isBehind.current = false;
      if (isChanged.current) store.write(getValues(), isLeaving);
      else store.remove();
    };
    const onChange = () => {
      isBehind.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => keep(false), PAUSE_MS);
    };
    const onLeave = () => keep(true);
    // If another window saves or discards the same form, it deletes the shared draft, so this one writes its own again.
    const stop = store.onRemoved?.(() => isChanged.current && onChange());
    const unsubscribe = subscribe({ formState: { values: true }, callback: onChange });
    window.addEventListener('pagehide', onLeave);
    return () => {
      unsubscribe();
      stop?.();
      window.removeEventListener('pagehide', onLeave);
      keep(false);
    };
  }, [store, getValues, subscribe]);

  const clear = () => {
    isBehind.current = false;
    store.remove();
    setDraft(undefined);
  };
  const discard = () => {
    reset();
    clear();
  };
  return { restoredAt: draft && new Date(draft.at), discard, clear };
}

/** The stored draft; undefined if there is none, or if it equals the loaded values. */
function restoredOf<Values extends FieldValues>({ initial }: DraftStore, loaded: Values) {
  if (!initial) return undefined;
  // A field added after the draft was written keeps its loaded value.
  const values = { ...loaded, ...initial.values };
  return withoutVersion(values) === withoutVersion(loaded) ? undefined : { at: initial.at, values };
}

function withoutVersion(values: FieldValues): string {
  return JSON.stringify({ ...values, version: undefined });
}
