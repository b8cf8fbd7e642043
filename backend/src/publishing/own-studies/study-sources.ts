import { plainText } from '../rich-text/plain-text';
import type { StudyLookup } from '@astaguide/contracts/catalog/evidence/study';
import { z } from 'zod';

type Found = Omit<StudyLookup, 'known'>;

/** What is read of Crossref's answer; nothing is promised but that it is JSON. */
const crossrefSchema = z.object({
  message: z.object({
    title: z.array(z.string()).default([]),
    author: z
      .array(
        z.object({
          family: z.string().optional(),
          given: z.string().optional(),
          name: z.string().optional(),
        }),
      )
      .default([]),
    'container-title': z.array(z.string()).default([]),
    issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())).default([]) }).optional(),
    volume: z.string().optional(),
    issue: z.string().optional(),
    page: z.string().optional(),
    'article-number': z.string().optional(),
    'updated-by': z.array(z.object({ type: z.string() })).default([]),
  }),
});

const pubmedSchema = z.object({
  result: z.record(z.string(), z.unknown()),
});
const pubmedRecordSchema = z.object({
  title: z.string().min(1),
  authors: z.array(z.object({ name: z.string() })).default([]),
  pubdate: z.string().default(''),
  fulljournalname: z.string().default(''),
  volume: z.string().default(''),
  issue: z.string().default(''),
  pages: z.string().default(''),
  pubtype: z.array(z.string()).default([]),
  articleids: z.array(z.object({ idtype: z.string(), value: z.string() })).default([]),
});

/** @returns undefined if the answer has no record */
export function readCrossref(answer: unknown, doi: string): Found | undefined {
  const { data } = crossrefSchema.safeParse(answer);
  const title = data?.message.title[0];
  if (!data || !title) return undefined;
  const { message } = data;
  const notices = new Set(message['updated-by'].map(({ type }) => type));
  return {
    title: text(title, 500),
    authors: text(message.author.map(crossrefAuthor).filter(Boolean).join(', '), 500),
    year: message.issued?.['date-parts'][0]?.[0] ?? new Date().getFullYear(),
    journal: text(message['container-title'][0] ?? '', 200),
    locator: locatorOf(message.volume, message.issue, message.page ?? message['article-number']),
    doi,
    pubmedId: null,
    notice: noticeOf(notices),
  };
}

/** @returns undefined if the answer has no record */
export function readPubmed(answer: unknown, pubmedId: string): Found | undefined {
  const all = pubmedSchema.safeParse(answer).data;
  const { data } = pubmedRecordSchema.safeParse(all?.result[pubmedId]);
  if (!data) return undefined;
  return {
    title: text(data.title.replace(/\.$/, ''), 500),
    authors: text(data.authors.map(({ name }) => name).join(', '), 500),
    year: Number(/\d{4}/.exec(data.pubdate)?.[0] ?? new Date().getFullYear()),
    journal: text(data.fulljournalname, 200),
    locator: locatorOf(data.volume, data.issue, data.pages),
    doi: data.articleids.find(({ idtype }) => idtype === 'doi')?.value ?? null,
    pubmedId,
    notice: noticeOf(new Set(data.pubtype.map((type) => type.toLowerCase()))),
  };
}

/** 'Park JS'; an organization as it is. */
function crossrefAuthor({
  family,
  given,
  name,
}: {
  family?: string | undefined;
  given?: string | undefined;
  name?: string | undefined;
}): string {
  if (family === undefined) return name ?? '';
  const initials = (given ?? '').match(/\p{Lu}/gu)?.join('') ?? '';
  return `${family} ${initials}`.trim();
}

/** '7(2):18–25'; null if nothing is known. */
function locatorOf(volume?: string, issue?: string, pages?: string): string | null {
  const locator = `${volume ?? ''}${issue ? `(${issue})` : ''}${pages ? `:${pages.replace('-', '–')}` : ''}`;
  return locator === '' ? null : locator.slice(0, 100);
}

function noticeOf(notices: ReadonlySet<string>): string | null {
  const has = (word: string) => [...notices].some((notice) => notice.includes(word));
  if (has('retract') || has('withdraw')) return 'Retracted';
  if (has('concern')) return 'Expression of concern';
  return has('correct') || has('errat') ? 'Corrected' : null;
}

/** Titles come with marks: '<i>Haematococcus</i>'. */
const text = (html: string, longest: number) => plainText(html).slice(0, longest).trim();
