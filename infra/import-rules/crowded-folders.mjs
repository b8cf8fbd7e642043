import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Maximum number of files directly in a folder. With more, it has a second subject, and both get a folder. Migrations
 * have one subject, and are only added.
 */
const LIMIT = 25;

/** @returns a line for each source folder with too many files */
export function crowdedFolders(root, folders) {
  return folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    const inner = entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
    return [
      ...(files > LIMIT && !folder.endsWith('/migrations')
        ? [`${folder} holds ${files} files, ${LIMIT} at the most`]
        : []),
      ...crowdedFolders(root, inner),
    ];
  });
}
