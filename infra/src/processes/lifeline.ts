import { readFileSync } from 'node:fs';
import { readParent } from './process-identity';

const POLL = 500;
const SHELLS = /^(?:sh|dash|bash|ash|busybox|zsh)$/;

/**
 * Calls back once when npm is gone. A killed npm can pass on no signal; all one sees of it is that its
 * child has another parent, and between npm and the launcher there may be a shell.
 *
 * @param parentPid the launcher's parent at its start
 * @returns ends the watch
 */
export function watchParent(parentPid: number, onGone: () => void): () => void {
  const shellParent = isShell(parentPid) ? readParent(parentPid) : undefined;
  const timer = setInterval(() => {
    const gone = process.ppid !== parentPid || (shellParent && readParent(parentPid) !== shellParent);
    if (!gone) return;
    clearInterval(timer);
    onGone();
  }, POLL).unref();
  return () => clearInterval(timer);
}

function isShell(pid: number): boolean {
  try {
    return SHELLS.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}
