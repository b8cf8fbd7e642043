import type { PageAssets } from './page-state';

/** An entry of the client build's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
}

const ENTRY = 'src/entry-client.tsx';
/** The module that the entry loads after the first paint. */
const START = 'src/start.tsx';

/**
 * The files of a page: the entry, the module it starts, their imports, and those of the page's chunk.
 *
 * @param pageSource the key of the page's module in the manifest
 * @throws Error if the manifest is not from this build
 */
export function pageAssets(manifest: Record<string, ManifestChunk>, pageSource: string): PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The manifest has no ${ENTRY}: build the frontend`);
  const chunks = new Set<ManifestChunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(collect);
  };
  collect(ENTRY);
  collect(START);
  collect(pageSource);
  return {
    script: `/${entry.file}`,
    preloads: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
  };
}
