import { parse as parseToml, TomlError } from 'smol-toml';
import { parse, YAMLError } from 'yaml';

/** Names and values before a text. */
export type FrontMatter = Record<string, unknown>;

const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)(?:^|\n)\1[ \t]*(?:\n|$)/;

/**
 * Divides a Markdown file: front matter is YAML between `---`, or TOML between `+++`.
 *
 * @param text with line breaks of one character
 * @returns no front matter if the file does not begin with it, 'broken' if it is no list of names and values
 */
export function splitFrontMatter(text: string): { matter: FrontMatter | 'broken' | undefined; body: string } {
  const [whole, fence, written = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined) return { matter: undefined, body: text };
  const body = text.slice(whole.length);
  try {
    const matter: unknown =
      fence === '+++' ? parseToml(written) : (parse(written, { maxAliasCount: 20, uniqueKeys: false }) ?? {});
    const isMap = typeof matter === 'object' && matter !== null && !Array.isArray(matter);
    return { matter: isMap ? (matter as FrontMatter) : 'broken', body };
  } catch (error) {
    // A reference error means too many aliases.
    if (error instanceof YAMLError || error instanceof TomlError || error instanceof ReferenceError)
      return { matter: 'broken', body };
    throw error;
  }
}
