import type { WorkingCopy, WorkingCopyText } from '@astaguide/contracts/publishing/post-versions';
import { loadJson, orNull, sendJson } from '../../../../api/http';
import { parseJson } from '../../../../lib/parse-json';
import { readStored, removeStored, writeStored } from '../../../../lib/storage';
import { COPIES_PATH } from '../../../api/owner-posts';
import type { DraftStore } from '../../../ui/form/use-form-draft';

/** Pause before another attempt to reach the server. Milliseconds. */
const RETRY_MS = 5000;
/** Browsers send at most 64 KiB after a page was closed. Bytes, with room for the headers. */
const LARGEST_PARTING = 60_000;

/** Keys of this tab's storage: the tab's working copy of an article, and what the server could not store yet. */
const ownKey = (postId: number | undefined) => `working-copy:${postId ?? 'new'}`;
const unsentKey = (id: string) => `working-copy-unsent:${id}`;
const CONTINUED = 'working-copy:continued';

const pathOf = (id: string) => `${COPIES_PATH}/${id}`;
const read = (key: string) => readStored(key, 'sessionStorage');
const forget = (key: string) => removeStored(key, 'sessionStorage');

/** The working copy of one window. */
export interface WindowCopy {
  id: string;
  postId: number | undefined;
  /** What was typed before, in this window or in another one. */
  restored: WorkingCopyText | undefined;
}

/** Lets the editor of a new article begin with a working copy of another window. */
export function continueCopy(id: string): void {
  writeStored(CONTINUED, id, 'sessionStorage');
}

/**
 * Finds what this window typed before it was reloaded; else what another window typed last in the same article. Each
 * window has its own working copy, so that two new articles in two windows are two.
 *
 * @throws ApiError, TypeError when the server cannot be reached and this tab has nothing either
 */
export async function findWorkingCopy(postId: number | undefined): Promise<WindowCopy> {
  const own = read(ownKey(postId));
  if (own !== null) {
    const unsent = parseJson(read(unsentKey(own))) as WorkingCopyText | null | undefined;
    const restored = unsent ?? (await findCopy(own));
    // A duplicated tab has the storage of the other one, and goes on with a copy of its own.
    if (restored) return { id: (await holdCopy(own)) ? own : newId(), postId, restored };
  }
  const other = postId === undefined ? read(CONTINUED) : await findLatest(postId);
  const restored = other === null ? undefined : await findCopy(other);
  if (postId === undefined) forget(CONTINUED);
  return { id: newId(), postId, restored };
}

const held = new Set<string>();

/** @returns whether no other open window has this working copy. It is this window's then, until it is closed. */
function holdCopy(id: string): Promise<boolean> {
  // Locks are missing on plain HTTP.
  if (held.has(id) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`working-copy:${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) return;
      held.add(id);
      return new Promise(() => undefined);
    });
  });
}

/** A random UUID; `crypto.randomUUID` is missing on plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const findCopy = async (id: string) =>
  (await orNull(loadJson(pathOf(id)) as Promise<WorkingCopyText>)) ?? undefined;

async function findLatest(postId: number): Promise<string | null> {
  const copies = ((await orNull(loadJson(COPIES_PATH))) ?? []) as WorkingCopy[];
  return copies.find((copy) => copy.postId === postId)?.id ?? null;
}

/** Whether the server has what was typed. */
export type CopyState = 'stored' | 'waiting';

/**
 * Stores the working copy of a window on the server. What the server cannot take, because it is away or the session has
 * ended, waits in this tab's storage.
 *
 * @param onState called when it was stored, and when it could not be
 */
export function serverDraft(
  { id, postId, restored }: WindowCopy,
  onState: (state: CopyState) => void,
): DraftStore {
  let next: object | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRemoved = false;

  const removeRestored = async () => {
    // Another window that goes on typing in it has saved it again, and keeps it.
    if (restored && restored.id !== id)
      await sendJson('DELETE', `${pathOf(restored.id)}?savedAt=${encodeURIComponent(restored.savedAt)}`);
  };
  const bodyOf = (values: object) => ({ postId: postId ?? null, values });
  const keepHere = (values: object) => {
    const { title } = values as { title?: string };
    const unsent = { id, ...bodyOf(values), title: title ?? '', savedAt: new Date().toISOString() };
    writeStored(unsentKey(id), JSON.stringify(unsent), 'sessionStorage');
  };
  const sendAll = async () => {
    for (let values = next; values; values = next) {
      next = undefined;
      try {
        await sendJson('PUT', pathOf(id), bodyOf(values));
        forget(unsentKey(id));
        if (!next) onState('stored');
        await removeRestored().catch(() => undefined);
      } catch {
        if (isRemoved) return;
        next ??= values;
        keepHere(next);
        onState('waiting');
        timer = setTimeout(send, RETRY_MS);
        return;
      }
    }
  };
  const send = () => {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => (sending = undefined));
  };
  return {
    initial: restored && { at: restored.savedAt, values: restored.values },
    write: (values, isLeaving) => {
      isRemoved = false;
      writeStored(ownKey(postId), id, 'sessionStorage');
      void holdCopy(id);
      next = values;
      if (!isLeaving) return send();
      keepHere(values);
      const body = JSON.stringify(bodyOf(values));
      const keepalive = new Blob([body]).size < LARGEST_PARTING;
      const headers = { 'content-type': 'application/json' };
      fetch(pathOf(id), { method: 'PUT', credentials: 'include', headers, body, keepalive }).catch(
        () => undefined,
      );
    },
    remove: () => {
      isRemoved = true;
      next = undefined;
      clearTimeout(timer);
      forget(ownKey(postId));
      forget(unsentKey(id));
      const removeAll = () => Promise.all([sendJson('DELETE', pathOf(id)), removeRestored()]);
      void Promise.resolve(sending)
        .then(removeAll)
        .catch(() => undefined);
    },
  };
}
