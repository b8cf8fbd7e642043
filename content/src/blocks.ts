/**
 * A part of inline text. A reference is rendered as a parenthetical, so the text before it ends with a space, and the
 * full stop follows it.
 */
export type Inline =
  | string
  | { strong: string }
  /** A path of this site ('/faq'), an external https URL, or an email address ('mailto:…'). */
  | { text: string; href: string }
  /** Key of a study in studies.ts, which has its authors, year and journal. */
  | { cite: string };

/** Plain text, or text with emphasis, links and references. */
export type RichText = string | readonly Inline[];

export interface TitledText {
  title: string;
  text: RichText;
}

export interface Card extends TitledText {
  /** Large text above the title: '4-6 mg'. */
  figure?: string;
  /** What to do about it, below the text. */
  link?: { text: string; href: string };
}

/** A block with an `id`, unique in its section, is quoted by the assistant, whatever its text becomes. */
export type Block = { id?: string } & (
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'steps'; items: readonly TitledText[] }
  | { kind: 'cards'; items: readonly Card[] }
  /** The first cell of each row names the row. */
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly RichText[])[] }
  | { kind: 'callout'; tone: 'note' | 'caution'; title: string; text: RichText }
);

/** The data of a kind of block. */
export type BlockOf<Kind extends Block['kind']> = Omit<Extract<Block, { kind: Kind }>, 'kind'>;

export interface Section {
  /** Anchor of the heading, unique on its page: 'how-it-works'. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  /** A detail that few need: at the end of the page, folded. */
  isFolded?: true;
  /** What a phone shows on demand: the blocks after the first few, under words that tell what is inside. */
  phoneFold?: { after: number; label: string };
}

/** A link to a further page. */
export interface Action {
  text: string;
  /** A path of this site. */
  href: string;
}

/** Title, path and heading of every text page. */
export interface PageIntro {
  /** Its path: '/faq'. */
  path: string;
  /** Page title without the site's name, which is added automatically. */
  title: string;
  /** For search engines, 120 to 155 characters. */
  description: string;
  /** The page's h1. */
  heading: string;
  lead: RichText;
  /** Beside the heading: '/pictures/eye.webp'. */
  picture?: string;
}

export interface Page extends PageIntro {
  /** A remark on the page itself, above all else. */
  notice?: BlockOf<'callout'>;
  /** The page's main points, above its sections, which say the same in full. */
  inShort?: readonly Card[];
  sections: readonly Section[];
  /** Links at the end of the page. */
  actions: readonly Action[];
}

/** A paragraph of plain or formatted text. */
export function paragraph(...text: readonly Inline[]): Block {
  return { kind: 'paragraph', text };
}

/** A bulleted list. */
export function list(...items: readonly RichText[]): Block {
  return { kind: 'list', items };
}

/** A block that the assistant quotes: its subjects name it by this id. */
export function quoted(id: string, block: Block): Block {
  return { ...block, id };
}
