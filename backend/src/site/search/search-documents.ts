import { articlePassages } from '@astaguide/assistant/passages/article-passages';
import { plainLines } from '@astaguide/assistant/passages/plain-lines';
import { writtenPassage } from '@astaguide/assistant/passages/written-passage';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { guidePages } from '@astaguide/content/pages';
import { passagesOf, questionPassages, type Passage } from '@astaguide/content/passages';
import { plainText } from '@astaguide/content/plain-text';
import { recordPath } from '@astaguide/content/studies/citation';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import type { SearchResult, SearchType } from '@astaguide/contracts/site/search';

/** A search result: a page of the site, or an entry of a page with its own anchor. */
export interface SearchDocument {
  type: SearchType;
  title: string;
  /** Path and anchor; unique. */
  url: string;
  /** Headings and short facts. They count more than the text, and are not in excerpts. */
  keywords: string;
  /** Plain text in one line. */
  text: string;
  product?: SearchResult['product'];
}

/** A product, by what its review shows. */
export function productDocument(product: Product): SearchDocument {
  const { name, slug, brand, potency, source, bestFor, badge, description, features, benefits } = product;
  const { imageUrl, price } = product;
  const review = plainLines(product.htmlContent ?? '');
  return {
    type: 'product',
    title: name,
    url: `/review/${slug}`,
    keywords: joined([brand, potency, source, bestFor, badge ?? '', ...benefits]),
    text: joined([description, ...[...features, ...benefits].map(asSentence), ...review]),
    product: { imageUrl, price },
  };
}

export function articleDocument(post: BlogPost): SearchDocument {
  const { title, slug, category } = post;
  const passages = articlePassages(post);
  return {
    type: 'article',
    title,
    url: `/blog/${slug}`,
    keywords: joined([category ?? '', ...headingsOf(passages)]),
    text: textOf(passages),
  };
}

/** An answer of the owner, by its question. */
export function answerDocument(answer: WrittenAnswer): SearchDocument {
  const { url, heading, text } = writtenPassage(answer);
  return { type: 'faq', title: heading, url, keywords: answer.product?.name ?? '', text: joined([text]) };
}

/** The site's own content: guides and questions. */
export const siteDocuments: readonly SearchDocument[] = [
  ...guidePages.map((page): SearchDocument => {
    const passages = passagesOf(page);
    return {
      type: 'guide',
      title: page.heading,
      url: page.path,
      keywords: joined(headingsOf(passages)),
      text: joined([plainText(page.lead), textOf(passages)]),
    };
  }),
  ...[bestForAthletes, bestForEyeHealth].map(({ heading, path, lead }): SearchDocument => ({
    type: 'guide',
    title: heading,
    url: path,
    keywords: '',
    text: plainText(lead),
  })),
  ...questionPassages.map(({ heading, url, text }): SearchDocument => ({
    type: 'faq',
    title: heading,
    url,
    keywords: '',
    text,
  })),
];

/** The records of studies. The title of a changed one says what happened: '… (retracted)'. */
export function studyDocuments(
  studies: readonly TextStudy[],
  changes: readonly StudyChange[],
): SearchDocument[] {
  return studies.map(({ key, title, authors, year, journal, locator, parts }) => {
    const change = changes.find((one) => one.key === key);
    return {
      type: 'study',
      title: change ? `${title} (${studyChangeNames[change.kind]})` : title,
      url: recordPath(key),
      keywords: '',
      text: joined([
        `${authors} (${year}). ${journal} ${locator}.`,
        ...(change ? [asSentence(change.note)] : []),
        ...parts.flatMap(({ people, result }) =>
          [people, result].flatMap((text) => (text ? [asSentence(text)] : [])),
        ),
      ]),
    };
  });
}

function headingsOf(passages: readonly Passage[]): string[] {
  return [...new Set(passages.map(({ heading }) => heading))];
}

function textOf(passages: readonly Passage[]): string {
  return joined(passages.map(({ text }) => text.replace(/^- /gm, '')));
}

function asSentence(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

function joined(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
