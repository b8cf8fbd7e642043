import { z } from 'zod';
import { pastDay } from '../../lib/calendar-range';
import { answerShape } from '../../lib/field';
import { emptyAsNull, optionalText, requiredText, storableText } from '../../lib/storable-text';

export const studyKinds = ['trial', 'absorption', 'review', 'opinion', 'laboratory'] as const;
export const studyEffects = ['benefit', 'mixed', 'none'] as const;

const LAST_YEAR = 2100;
const YEAR = `Enter a year from 1900 to ${LAST_YEAR}`;

/** '10.1186/1743-7075-7-18', also from its address. */
const doi = emptyAsNull(200)
  .transform((text) => text?.replace(/^(https?:\/\/)?(dx\.)?doi\.org\/|^doi:\s*/i, '') ?? null)
  .pipe(
    z
      .string()
      .regex(/^10\.\d{4,9}\/[^\s"<>]+$/, 'Enter a DOI: 10.1186/1743-7075-7-18')
      .nullable(),
  );

const pubmedId = emptyAsNull(100)
  .transform(
    (text) => text?.replace(/^https?:\/\/(www\.)?pubmed\.ncbi\.nlm\.nih\.gov\/|^pmid:\s*|\/$/gi, '') ?? null,
  )
  .pipe(
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'Enter a PubMed id: 20205737')
      .nullable(),
  );

const wholeNumber = (message: string) =>
  z.number(message).int(message).min(1, message).max(10_000_000, message);

/** A source that the owner adds to those of the site. */
export const ownStudyInputSchema = z.object({
  /** As in a list of references: 'Park JS, Chyun JH'. */
  authors: requiredText('Authors are required').max(500).meta({ example: 'Park JS, Chyun JH' }),
  year: z.number(YEAR).int(YEAR).min(1900, YEAR).max(LAST_YEAR, YEAR).meta({ example: 2010 }),
  title: requiredText('Title is required')
    .max(500)
    .meta({ example: 'Astaxanthin decreased oxidative stress in humans' }),
  journal: requiredText('Journal is required').max(200).meta({ example: 'Nutrition & Metabolism' }),
  /** Volume, issue and pages. */
  locator: optionalText(100).meta({ example: '7:18' }),
  doi: doi.nullish().meta({ example: '10.1186/1743-7075-7-18' }),
  pubmedId: pubmedId.nullish().meta({ example: '20205737' }),
  kind: z.enum(studyKinds, 'Choose what it is').default('trial'),
  isRandomized: z.boolean().default(false),
  isBlinded: z.boolean().default(false),
  hasPlacebo: z.boolean().default(false),
  participants: wholeNumber('Enter a whole number of people').nullish().meta({ example: 42 }),
  people: optionalText(200).meta({ example: 'Healthy young women' }),
  dose: optionalText(100).meta({ example: '2 or 8 mg a day' }),
  weeks: wholeNumber('Enter a whole number of weeks').nullish().meta({ example: 8 }),
  outcome: requiredText('What was measured is required')
    .max(500)
    .meta({ example: 'Immune response and oxidative stress' }),
  result: optionalText(1000).meta({ example: 'A marker of DNA damage fell.' }),
  effect: z.enum(studyEffects, 'Choose what it found').nullish(),
  funding: optionalText(300).meta({ example: 'Funded by a maker' }),
  checkedOn: pastDay('Enter a date').nullish().meta({ example: '2026-01-15' }),
});
export type OwnStudyInput = z.input<typeof ownStudyInputSchema>;

/** A source that the owner added, as listed by `GET /api/evidence/studies`. */
export const ownStudySchema = z.object({
  /** First author and year: 'park-2010'. */
  key: z.string().meta({ example: 'park-2010' }),
  ...answerShape(ownStudyInputSchema.shape),
});
export type OwnStudy = z.infer<typeof ownStudySchema>;

/** The body of `POST /api/evidence/lookups`. */
export const studyLookupInputSchema = z.strictObject({
  id: storableText('Enter a DOI or a PubMed id')
    .trim()
    .min(1, 'Enter a DOI or a PubMed id')
    .max(300)
    .meta({ example: '10.1186/1743-7075-7-18' }),
});

/** What the record of a source says, to be completed by the owner. */
export const studyLookupSchema = ownStudySchema
  .pick({ authors: true, year: true, title: true, journal: true, locator: true, doi: true, pubmedId: true })
  .extend({
    /** What the record says of the paper: 'Retracted'. Null if nothing. */
    notice: z.string().meta({ example: 'Retracted' }).nullable(),
    /** The key of the study if the site has it. */
    known: z.string().meta({ example: 'park-2010' }).nullable(),
  });
export type StudyLookup = z.infer<typeof studyLookupSchema>;

const part = z.object({
  kind: z.enum(studyKinds),
  isRandomized: z.boolean().nullable(),
  isBlinded: z.boolean().nullable(),
  hasPlacebo: z.boolean().nullable(),
  participants: z.number().int().nullable(),
  people: z.string().meta({ example: 'Healthy young women' }).nullable(),
  dose: z.string().meta({ example: '2 or 8 mg a day' }).nullable(),
  weeks: z.number().int().nullable(),
  outcome: z.string().meta({ example: 'Immune response and oxidative stress' }),
  result: z.string().meta({ example: 'A marker of DNA damage fell.' }).nullable(),
  effect: z.enum(studyEffects).nullable(),
});

/** A study that a text cites or shows, with its record. */
export const textStudySchema = z.object({
  key: z.string().meta({ example: 'park-2010' }),
  authors: z.string().meta({ example: 'Park JS, Chyun JH' }),
  year: z.number().int(),
  title: z.string().meta({ example: 'Astaxanthin decreased oxidative stress in humans' }),
  journal: z.string().meta({ example: 'Nutrition & Metabolism' }),
  locator: z.string().meta({ example: '7:18' }),
  record: z
    .union([
      z.object({ doi: z.string().meta({ example: '10.1186/1743-7075-7-18' }) }),
      z.object({ pubmedId: z.string().meta({ example: '20205737' }) }),
    ])
    .nullable(),
  /** One paper may report two studies. */
  parts: z.array(part).min(1),
  funding: z.string().nullable().meta({ example: 'Funded by a maker' }),
  checkedOn: z.iso.date().nullable(),
});
export type TextStudy = z.infer<typeof textStudySchema>;

/** A question of the FAQ that a text shows. */
export const textQuestionSchema = z.object({
  id: z.string().meta({ example: 'how-much' }),
  question: z.string().meta({ example: 'How much astaxanthin a day?' }),
  /** Plain text. */
  answer: z.string().meta({ example: 'Most trials used 4 to 12 mg.' }),
});
export type TextQuestion = z.infer<typeof textQuestionSchema>;
