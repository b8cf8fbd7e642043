import { toSlug } from '@astaguide/contracts/lib/slug';
import type { Anchor } from '../contents-list';

const HEADING = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g;

/** Gives each second-level heading of sanitized HTML an id, if it has none, and lists them. */
export function withHeadingAnchors(html: string): { html: string; anchors: Anchor[] } {
  const anchors: Anchor[] = [];
  const taken = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id!));
  const anchored = html.replace(HEADING, (whole, given: string | undefined, content: string) => {
    const heading = textOf(content);
    if (heading === '') return whole;
    const id = given ?? freeId(`section-${toSlug(heading)}`, taken);
    taken.add(id);
    anchors.push({ id, heading });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: anchored, anchors };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity]!)
    .trim();
}
