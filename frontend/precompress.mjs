import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** A Vite plugin that writes a brotli and a gzip version of every text asset, with maximum compression. */
export function precompress() {
  let assets = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (assets = join(root, build.outDir, build.assetsDir)),
    async writeBundle() {
      const files = (await readdir(assets, { recursive: true })).filter((file) =>
        /\.(js|css|svg)$/.test(file),
      );
      for (const file of files) {
        const content = await readFile(join(assets, file));
        for (const [ending, compress] of Object.entries(compressions)) {
          await writeFile(join(assets, `${file}.${ending}`), await compress(content));
        }
      }
    },
  };
}
