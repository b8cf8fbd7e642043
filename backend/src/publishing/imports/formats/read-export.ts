import { isUtf8 } from 'node:buffer';
import { isZip, unpack, type ArchivedFile } from '../../../http/input/zip-archive';
import { readGhost } from './ghost-export';
import { MARKDOWN_FILE, readMarkdown } from './markdown-export';
import { NoExportError, type SourceExport } from './source-post';
import { readWordPress } from './wordpress-export';

/** Of an archive with its pictures. */
const LIMITS = { files: 10_000, unpacked: 200 * 1024 * 1024 };

export interface ReadingOptions {
  /** The address of the old site without a slash at its end, if its file does not say it. */
  site: string | null;
  /** Of days in front matter: 'Europe/Berlin'. */
  timeZone: string;
}

/**
 * Reads an export of posts: WordPress's WXR, Ghost's JSON, or a ZIP archive of Markdown files, or of the two others with
 * their pictures.
 *
 * @throws NoExportError with a message for the owner
 */
export async function readExport(bytes: Buffer, options: ReadingOptions): Promise<SourceExport> {
  if (!isZip(bytes)) return readOne(bytes, options);
  const unpacked = await unpack(bytes, LIMITS).catch((error: Error) => {
    throw new NoExportError(`The archive can’t be unpacked. ${error.message}`);
  });
  const archive = unpacked.filter(({ name }) => !/(^|\/)(__MACOSX\/|\.)/.test(name));
  if (archive.some(({ name }) => MARKDOWN_FILE.test(name))) return readMarkdown(archive, options);
  const exports = archive
    .filter(({ name }) => /\.(xml|json)$/i.test(name))
    .map((file) => readOne(file.bytes, options));
  const [first, ...others] = exports;
  if (!first)
    throw new NoExportError('The archive has no Markdown files, and no export of WordPress or Ghost.');
  // WordPress.com divides a large site into several files.
  return {
    ...first,
    posts: exports.flatMap(({ posts }) => posts),
    leftOut: exports.flatMap(({ leftOut }) => leftOut),
    library: new Map(exports.flatMap(({ library }) => [...library])),
    files: filesOf(archive),
    site: first.site ?? others.find(({ site }) => site !== null)?.site ?? null,
  };
}

function readOne(bytes: Buffer, { site }: ReadingOptions): SourceExport {
  if (!isUtf8(bytes)) throw new NoExportError('The file is not UTF-8 text.');
  const text = String(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('<')) return readWordPress(text);
  try {
    return readGhost(JSON.parse(text), site);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new NoExportError(
      'Choose an export of WordPress (XML) or Ghost (JSON), or a ZIP archive of Markdown files.',
    );
  }
}

const filesOf = (archive: readonly ArchivedFile[]) =>
  new Map(archive.map(({ name, bytes }) => [name, bytes]));
