import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Subfolders that only the owner can access. PostgreSQL's folder is not listed, because it may have another owner. */
const FOLDERS = ['logs', 'uploads', 'backups'];
const FOLDER_MODE = 0o700;
const LOG_MODE = 0o600;
const STICKY = 0o1000;

/**
 * Creates the data folder if it is missing, and makes it accessible to its owner only.
 *
 * @param warn called with a line for each path that stays accessible to others
 */
export function openDataFolder(dataDir: string, warn: (line: string) => void): void {
  createFolder(dataDir);
  const { mode } = statSync(dataDir);
  // A shared folder such as /tmp.
  if (mode & STICKY) return warn(`DATA_DIR: ${dataDir} is a folder for everybody, and stays open to others`);
  close(dataDir, modeOfDataFolder(), warn);
  for (const name of FOLDERS) close(join(dataDir, name), FOLDER_MODE, warn);
  const logs = join(dataDir, 'logs');
  const names = existsSync(logs) ? readdirSync(logs) : [];
  for (const log of [join(dataDir, 'postgres.log'), ...names.map((name) => join(logs, name))]) {
    close(log, LOG_MODE, warn);
  }
}

/** For root, PostgreSQL runs as another user, who needs to traverse the folder, except on Linux. */
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
  // One level at a time, because Node's recursive mkdir never returns below /proc.
  mkdirSync(path);
}

/** The secret that signs session cookies: 32 random bytes as hex, generated at the first start. */
export function keepSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (!existsSync(path)) {
    // Renamed into place: on a full disk a direct write would leave an empty file.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    renameSync(draft, path);
  }
  return readFileSync(path, 'utf8').trim();
}
