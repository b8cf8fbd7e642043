import type { PageAssets } from './page-state';

/** One entry of the client build's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
}

const ENTRY = 'src/entry-client.tsx';
/** What the entry loads once the page is painted. */
const START = 'src/start.tsx';

/**
 * The files a page loads: the entry, what it starts, their imports, and those of the page's own chunk.
 *
 * @param pageSource the page's module as the manifest names it
 * @throws Error when the manifest is not one of this build
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
