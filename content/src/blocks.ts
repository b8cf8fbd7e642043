/**
 * A piece of running text. A reference stands as an aside where it is made, so the words before it end with a
 * space and the full stop comes after it.
 */
export type Inline =
  | string
  | { strong: string }
  /** A path of this site ('/faq'), or an https address outside it. */
  | { text: string; href: string }
  /** Key of a study in studies.ts; author, year and journal are taken from there. */
  | { cite: string };

/** Text as it stands, or with emphasis, links and references in it. */
export type RichText = string | readonly Inline[];

export interface TitledText {
  title: string;
  text: RichText;
}

export interface Card extends TitledText {
  /** Set large above the title: '4-6 mg'. */
  figure?: string;
}

export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'steps'; items: readonly TitledText[] }
  | { kind: 'cards'; items: readonly Card[] }
  /** The first cell of each row names the row. */
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly RichText[])[] }
  | { kind: 'callout'; tone: 'note' | 'caution'; title: string; text: RichText };

export interface Section {
  /** Anchor of the heading, unique on its page: 'how-it-works'. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A link that leads on to another page. */
export interface Action {
  text: string;
  /** A path of this site. */
  href: string;
}

/** What every page of text starts with. */
export interface PageIntro {
  /** Its path: '/faq'. */
  path: string;
  /** Page title without the site's name, which is added by rule. */
  title: string;
  /** For search engines, 120 to 155 characters. */
  description: string;
  /** The page's one main heading. */
  heading: string;
  lead: RichText;
}

export interface Page extends PageIntro {
  sections: readonly Section[];
  /** Where to go from the page's end. */
  actions: readonly Action[];
}

/** A paragraph of plain text, or of pieces. */
export function paragraph(...text: readonly Inline[]): Block {
  return { kind: 'paragraph', text };
}

/** A bulleted list. */
export function list(...items: readonly RichText[]): Block {
  return { kind: 'list', items };
}
