import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { listed } from './source-post';

/** Finds files of an archive as texts name them. */
export interface ArchiveNames {
  /** A path below the archive's root, of a text: '_posts/2024-01-02-doses.md', 'doses', 'Doses'. */
  pageOf: (name: string) => string | undefined;
  pictureOf: (name: string) => string | undefined;
}

const CODE = /(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]+`)/;
/** Shortcodes of Hugo, and tags of Jekyll and Eleventy. */
const TEMPLATE_TAG = /\{\{[<%][\s\S]*?[>%]\}\}|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g;
/** Code between tags: {% highlight js %}, {{< highlight go >}}. */
const HIGHLIGHT =
  /(?:\{%-?|\{\{[<%])\s*highlight\s+"?([\w+#-]*)"?[^}]*\}+\n?([\s\S]*?)\n?(?:\{%-?\s*end|\{\{[<%]\s*\/\s*)highlight[^}]*\}+/g;
/** Attributes that kramdown and Hugo take from the text: {:target="_blank"}, '## Doses {#doses}'. */
const ATTRIBUTES = /\{:[^{}\n]*\}|(?<=^#{1,6} .*)[ \t]+\{[#.][^{}\n]*\}[ \t]*$/gm;
const TABLE_OF_CONTENTS = /^[-*+] .*\n\{:toc\}[ \t]*$/gim;
/** Obsidian: [[Note]], [[Note#Heading|words]], ![[picture.png|300]]. */
const WIKI_LINK = /(!?)\[\[([^[\]|#\n]*)(#[^[\]|\n]*)?(?:\|([^[\]\n]*))?\]\]/g;

/**
 * Writes what Hugo, Jekyll and Obsidian add to Markdown as plain Markdown: links between texts, pictures, videos and code.
 * Other template tags are removed and listed; code keeps its own.
 */
export function plainMarkdown(body: string, names: ArchiveNames, lost: string[]): string {
  return body
    .replace(HIGHLIGHT, (_whole, language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``)
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(TABLE_OF_CONTENTS, '')
            .replace(ATTRIBUTES, '')
            .replace(TEMPLATE_TAG, (tag) => meaningOf(tag, names) ?? lose(tag, lost))
            .replace(WIKI_LINK, (whole, mark: string, name: string, heading?: string, words?: string) => {
              if (mark === '!') return pictureIn(name, words, names) ?? lose(whole, lost);
              const page = name === '' ? undefined : names.pageOf(name);
              const text = words ?? (name || heading?.slice(1) || '');
              if (page !== undefined) return `[${text}](<${pathOf(page)}>)`;
              if (name !== '') lost.push(listed(whole));
              return text;
            }),
    )
    .join('');
}

/** A path from the archive's root, as an address. */
const pathOf = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;

function lose(tag: string, lost: string[]): string {
  lost.push(listed(tag));
  return '';
}

/** @param words the alternative text, or a width */
function pictureIn(name: string, words: string | undefined, { pictureOf }: ArchiveNames): string | undefined {
  const path = pictureOf(name);
  const alt = words === undefined || /^\d+(x\d+)?$/.test(words) ? '' : words;
  return path && `![${alt}](<${pathOf(path)}>)`;
}

/** What a template tag stands for; undefined if nothing here does the same. */
function meaningOf(tag: string, { pageOf }: ArchiveNames): string | undefined {
  const inner = tag.replace(/^\{[{%][<%-]?\s*|\s*[>%-]?[}%]\}$/g, '').trim();
  if (/^(end)?raw$|^site\.(base)?url$/i.test(inner)) return '';
  const [, address] = /^["']([^"']*)["']\s*\|\s*(?:relative|absolute)_url$/.exec(inner) ?? [];
  if (address !== undefined) return address;
  const [, link] = /^(?:ref|relref|post_url|link)\s+["']?([^"'\s]+)["']?$/.exec(inner) ?? [];
  if (link !== undefined) {
    const [name = '', heading] = link.split('#', 2);
    const page = pageOf(name);
    return page && pathOf(page) + (heading === undefined ? '' : `#${heading}`);
  }
  const [, site, video] = /^(youtube|vimeo)\s+(?:id=)?["']?([\w-]+)["']?/.exec(inner) ?? [];
  if (site === 'youtube' && video!.length === 11) return frameOf(`https://www.youtube.com/embed/${video}`);
  if (site === 'vimeo' && /^\d+$/.test(video!)) return frameOf(`https://player.vimeo.com/video/${video}`);
  return /^figure\s/.test(inner) ? figureOf(inner) : undefined;
}

const frameOf = (address: string) => `\n\n<iframe src="${address}"></iframe>\n\n`;

function figureOf(inner: string): string | undefined {
  const valueOf = (name: string) =>
    new RegExp(`\\b${name}=(?:"([^"]*)"|\`([^\`]*)\`|(\\S+))`).exec(inner)?.slice(1).find(Boolean) ?? '';
  if (valueOf('src') === '') return undefined;
  const caption = [valueOf('title'), valueOf('caption')].filter((text) => text !== '').join(' ');
  return `\n\n<figure><img src="${escapeHtml(valueOf('src'))}" alt="${escapeHtml(valueOf('alt'))}">${
    caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  }</figure>\n\n`;
}
