import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import type { Passage } from '@astaguide/content/passages';
import { plainLines, plainLine } from './plain-lines';

/** Shorter paragraphs are merged with the next one. Characters. */
const SHORT = 200;
/** Longer paragraphs are split at the end of a sentence. Characters. */
const LONG = 900;
/** Headings of the list of references. */
const literature = /^(?:sources|references|literature|further reading)\b/i;
/** Sentences that look like prompt injections. */
const toPrograms =
  /\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:instruction|prompt|rule|message)s?\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model)\b/i;

/** Splits an article into passages, each with its heading. The list of references is omitted. */
export function articlePassages({ title, slug, excerpt, content }: BlogPost): Passage[] {
  const url = `/blog/${slug}`;
  const passages: Passage[] = [{ url, title, heading: title, text: excerpt }];
  for (const section of content.split(/(?=<h[2-6]\b)/i)) {
    const heading = plainLine(/^<h([2-6])\b[^>]*>([\s\S]*?)<\/h\1>/i.exec(section)?.[2] ?? '') || title;
    if (literature.test(heading)) continue;
    const body = section.replace(/^<h([2-6])\b[^>]*>[\s\S]*?<\/h\1>/i, '');
    for (const text of piecesOf(body)) passages.push({ url, title, heading, text });
  }
  return passages.filter(({ text }) => text !== '' && !toPrograms.test(text));
}

function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  for (const line of plainLines(html).flatMap(cutLong)) {
    const last = pieces.at(-1);
    const isListed = line.startsWith('- ') && last?.split('\n').at(-1)?.startsWith('- ');
    if (last !== undefined && (last.length < SHORT || (isListed && last.length < LONG)))
      pieces[pieces.length - 1] = `${last}\n${line}`;
    else pieces.push(line);
  }
  return pieces;
}

function cutLong(line: string): string[] {
  if (line.length <= LONG) return [line];
  const end = line.lastIndexOf('. ', LONG);
  const cut = end > 0 ? end + 1 : LONG;
  return [line.slice(0, cut), ...cutLong(line.slice(cut).trim())];
}
