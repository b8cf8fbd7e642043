import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What in it only the owner may enter, as well; PostgreSQL's folder has an owner of its own. */
const FOLDERS = ['logs', 'uploads', 'backups'];
const FOLDER_MODE = 0o700;
const LOG_MODE = 0o600;
const STICKY = 0o1000;

/**
 * Makes the data folder where it is missing, and closes it to everybody but its owner.
 *
 * @param warn told where it stays open
 */
export function openDataFolder(dataDir: string, warn: (line: string) => void): void {
  createFolder(dataDir);
  const { mode } = statSync(dataDir);
  // Such as /tmp: everybody's.
  if (mode & STICKY) return warn(`DATA_DIR: ${dataDir} is a folder for everybody, and stays open to others`);
  close(dataDir, modeOfDataFolder(), warn);
  for (const name of FOLDERS) close(join(dataDir, name), FOLDER_MODE, warn);
  const logs = join(dataDir, 'logs');
  const names = existsSync(logs) ? readdirSync(logs) : [];
  for (const log of [join(dataDir, 'postgres.log'), ...names.map((name) => join(logs, name))]) {
    close(log, LOG_MODE, warn);
  }
}

/** As root PostgreSQL works as another user, who on Linux needs no way through the folder. */
function modeOfDataFolder(): number {
  return process.getuid?.() === 0 && process.platform !== 'linux' ? 0o711 : FOLDER_MODE;
}

function close(path: string, wanted: number, warn: (line: string) => void): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o777) === wanted || process.platform === 'win32') return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    warn(`${path} could not be closed to others (${(error as NodeJS.ErrnoException).code})`);
  }
}

function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  // One by one: below /proc Node's recursive mkdir never comes back.
  mkdirSync(path);
}
