import type { Block, Page } from './blocks';
import { efsaText, medicalDisclaimer } from './claims';
import { faq, questionGroups } from './faq';
import { aboutPages, guidePages, legalPages } from './pages';
import { plainText } from './plain-text';

/** A passage of the site's text that can be found and quoted on its own. */
export interface Passage {
  /** Path and anchor: '/faq#how-long'. */
  url: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section, or the question. */
  heading: string;
  /** Plain text, references in brackets. */
  text: string;
  /** The ids of the blocks that it was made of. */
  blockIds?: readonly string[];
}

/** Shorter texts are joined with the next one. Characters. */
const SHORT = 120;

/** The answers of the FAQ, headed by their questions. */
export const questionPassages: readonly Passage[] = questionGroups.flatMap(({ questions }) =>
  questions.map(({ id, question, answer }) => ({
    url: `${faq.path}#${id}`,
    title: faq.heading,
    heading: question,
    text: plainText(answer),
  })),
);

/** All text of the site that is not in the database, in passages of about a paragraph. */
export const sitePassages: readonly Passage[] = [
  ...questionPassages,
  ...[...guidePages, ...aboutPages, ...legalPages].flatMap(passagesOf),
];

/**
 * The answer to a question of the FAQ.
 *
 * @throws Error if there is no question with that id
 */
export function getAnswer(id: string): Passage {
  const passage = questionPassages.find(({ url }) => url === `${faq.path}#${id}`);
  if (!passage) throw new Error(`There is no question '${id}'`);
  return passage;
}

/** The text of a page's sections. */
export function passagesOf({ path, heading: title, sections }: Page): Passage[] {
  return sections.flatMap(({ id, heading, blocks }) =>
    joinShort(blocks.filter(hasTextNew).flatMap(blockTexts)).map((part) => ({
      url: `${path}#${id}`,
      title,
      heading,
      ...part,
    })),
  );
}

/** Excludes the notices that repeat on every page; search finds them once, in the FAQ and the terms. */
function hasTextNew(block: Block): boolean {
  return block.kind !== 'callout' || (block.text !== efsaText && block.text !== medicalDisclaimer);
}

type Part = Required<Pick<Passage, 'text' | 'blockIds'>>;

function blockTexts(block: Block): Part[] {
  return textsOf(block).map((text) => ({ text, blockIds: block.id === undefined ? [] : [block.id] }));
}

/** Splits a table into one text per row; the items of other lists stay together. */
function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)];
    case 'callout':
      return [`${block.title}: ${plainText(block.text)}`];
    case 'list':
      return [block.items.map((item) => `- ${plainText(item)}`).join('\n')];
    case 'steps':
      return [block.items.map(({ title, text }) => `- ${title}: ${plainText(text)}`).join('\n')];
    case 'cards':
      return [
        block.items
          .map(({ title, figure, text }) => `- ${title}${figure ? ` (${figure})` : ''}: ${plainText(text)}`)
          .join('\n'),
      ];
    case 'table':
      return block.rows.map(([name = '', ...cells]) => {
        const named = cells.map((cell, index) => `${block.head[index + 1]}: ${plainText(cell)}`);
        return `${plainText(name)}. ${named.join('. ')}.`;
      });
  }
}

/** Joins short texts, and sentences that introduce a list, with the text that follows. */
function joinShort(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && (last.text.length < SHORT || last.text.endsWith(':')))
      joined[joined.length - 1] = {
        text: `${last.text}\n${part.text}`,
        blockIds: [...last.blockIds, ...part.blockIds],
      };
    else joined.push(part);
  }
  return joined;
}
