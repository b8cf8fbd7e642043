import { readFileSync } from 'node:fs';
import { readParent } from './process';

const POLL = 500;
const SHELLS = /^(?:sh|dash|bash|ash|busybox|zsh)$/;

/**
 * Calls back once when npm has ended. A killed npm cannot forward a signal; the only sign is that its child gets
 * another parent. There may be a shell between npm and the launcher.
 *
 * @param parentPid pid of the launcher's parent at its start
 * @returns stops watching
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
