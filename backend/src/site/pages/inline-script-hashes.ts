import { hash } from 'node:crypto';

/** The inline scripts that pages carry, as a content security policy writes them: `'sha256-…'`. */
export async function inlineScriptHashes(): Promise<string[]> {
  const { inlineScripts } = await import('@astaguide/frontend/server');
  return inlineScripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
