import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs session cookies: 32 random bytes as hex, made at the first start and kept. */
export function keepSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (!existsSync(path)) {
    // Renamed into place: on a full disk the file would be there, and empty.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    renameSync(draft, path);
  }
  return readFileSync(path, 'utf8').trim();
}
