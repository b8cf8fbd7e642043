import { z } from 'zod';
import { currency } from '../lib/currency';
import { weekStarts, type WeekStart } from '../lib/report-period';
import { blogCategories, LONGEST_CATEGORY } from '../publishing/blog-post';
import { MAX_EMAIL_LENGTH } from '../lib/email-address';
import { emptyAsNull, optionalText, requiredText } from '../lib/storable-text';
import { optionalPicture } from '../lib/web-address';

/** The title shown while settings are absent or cannot be loaded. */
export const FALLBACK_TITLE = 'Astaxanthin Guide';

export const NOT_A_TIME_ZONE = 'Unknown time zone';

const PRICE_AGE = 'Enter a whole number of days from 1 to 365';

/** Source of the recent-purchase popup's notices. */
export const socialProofModes = ['simulated', 'real', 'off'] as const;

export const slugLanguages = ['en', 'de'] as const;
export const readingTimes = ['fixed', 'real'] as const;

const weekDays = Object.keys(weekStarts) as WeekStart[];

/** The response of `GET /api/site-settings`. */
export const siteSettingsSchema = z.object({
  siteName: z.string().meta({ example: 'AstaGuide' }),
  logoUrl: z.string().meta({ example: '/uploads/logo.webp' }).nullable(),
  faviconUrl: z.string().meta({ example: '/uploads/favicon.webp' }).nullable(),
  socialProof: z.enum(socialProofModes),
  /** Whether buy links lead through this site's redirect, which counts clicks without JavaScript as well. */
  clicksThroughSite: z.boolean(),
  /** Whether visitors see the commission rates. Many affiliate programs forbid it. */
  publishCommissions: z.boolean(),
  /** Beside a price that was checked longer ago than these days, pages say that it may have changed. */
  priceMaxAgeDays: z.number().int(),
  /** IANA name of the time zone of all metrics and of the dashboard: 'Europe/Berlin'. */
  timeZone: z.string().meta({ example: 'Europe/Berlin' }),
  /** Categories of articles beside those that every site has, as displayed. */
  postCategories: z.array(z.string().meta({ example: 'NEWS' })),
  /** Of the titles of posts: in German, ä becomes ae in a slug. */
  slugLanguage: z.enum(slugLanguages),
  /** What articles say of the time to read them: always five minutes, or by their length. */
  readingTime: z.enum(readingTimes),
  /** ISO 4217 code of the currency in which earnings are summed. */
  reportingCurrency: z.string().meta({ example: 'USD' }),
  /** The first day of the week, in charts of weeks and in calendars. */
  weekStart: z.enum(weekDays),
  /** Who runs the site; null until the owner says so, like the two after it. */
  operatorName: z.string().meta({ example: 'Jane Doe' }).nullable(),
  /** The operator's postal address, in one line. */
  operatorAddress: z.string().meta({ example: '1 Some Street, Springfield' }).nullable(),
  /** Email address for readers. */
  contactAddress: z.string().meta({ example: 'hello@astaguide.example' }).nullable(),
  /** The owner's own text for the About page: paragraphs with blank lines between them. */
  aboutText: z.string().meta({ example: 'We began in 2020.' }).nullable(),
  /** Whether a mail server is set up. Without one, sign-ups for the newsletter are kept and nothing is sent. */
  sendsNewsletter: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The fields that the owner can change. */
export const siteSettingsFieldsSchema = z.object({
  siteName: requiredText('Site name is required').max(100).meta({ example: 'AstaGuide' }).optional(),
  logoUrl: optionalPicture.meta({ example: '/uploads/logo.webp' }),
  faviconUrl: optionalPicture.meta({ example: '/uploads/favicon.webp' }),
  socialProof: z.enum(socialProofModes).optional(),
  clicksThroughSite: z.boolean().optional(),
  publishCommissions: z.boolean().optional(),
  priceMaxAgeDays: z.number(PRICE_AGE).int(PRICE_AGE).min(1, PRICE_AGE).max(365, PRICE_AGE).optional(),
  timeZone: z
    .string()
    .max(100)
    .refine(isTimeZone, NOT_A_TIME_ZONE)
    .meta({ example: 'Europe/Berlin' })
    .optional(),
  slugLanguage: z.enum(slugLanguages).optional(),
  readingTime: z.enum(readingTimes).optional(),
  reportingCurrency: currency.optional(),
  weekStart: z.enum(weekDays).optional(),
  operatorName: optionalText(200).meta({ example: 'Jane Doe' }),
  operatorAddress: optionalText(500).meta({ example: '1 Some Street, Springfield' }),
  contactAddress: emptyAsNull(MAX_EMAIL_LENGTH)
    .pipe(z.email('Enter an email address').nullable())
    .nullish()
    .meta({ example: 'hello@astaguide.example' }),
  aboutText: optionalText(5000).meta({ example: 'We began in 2020.' }),
  postCategories: z
    .array(requiredText('Category is required').max(LONGEST_CATEGORY).toUpperCase().meta({ example: 'NEWS' }))
    .max(50, 'Use at most 50 categories')
    .transform((names) =>
      [...new Set(names)].filter((name) => !blogCategories.some((known) => known === name)),
    )
    .optional(),
});

/** The body of `PUT /api/site-settings`. Omitted fields stay unchanged; null or an empty text removes a picture. */
export const siteSettingsInputSchema = siteSettingsFieldsSchema.refine(
  (fields) => Object.values(fields).some((value) => value !== undefined),
  'At least one setting is required',
);
/** The input before parsing. */
export type SiteSettingsInput = z.input<typeof siteSettingsInputSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
