/** An entry of the client build's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
}

const ENTRY = 'src/entry-client.tsx';

/**
 * The modules of a page: the entry, which starts it, then its imports, and those of the page's chunks. Paths.
 *
 * @param pageSources the keys of the page's modules in the manifest
 * @throws Error if the manifest is not from this build
 */
export function pageModules(
  manifest: Record<string, ManifestChunk>,
  pageSources: readonly string[],
): string[] {
  if (!manifest[ENTRY]) throw new Error(`The manifest has no ${ENTRY}: build the frontend`);
  const chunks = new Set<ManifestChunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(collect);
  };
  collect(ENTRY);
  pageSources.forEach(collect);
  return [...chunks].map(({ file }) => `/${file}`);
}
