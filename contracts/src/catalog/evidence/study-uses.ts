import { z } from 'zod';
import { storableText } from '../../lib/storable-text';
import { studyChangeSchema } from './study-change';

/** Where a study is cited: by the site's own pages and answers, on every review, or by an article or product. */
export const studyUseKinds = ['page', 'answer', 'review', 'article', 'product'] as const;

/** A cited study, with every place that cites it. */
export const studyUsesSchema = z.object({
  key: z.string().meta({ example: 'park-2010' }),
  /** 'Park et al. 2010' */
  label: z.string().meta({ example: 'Park et al. 2010' }),
  title: z.string().meta({ example: 'Astaxanthin decreased oxidative stress in humans' }),
  /** What happened to it after it was published; null if nothing did. */
  change: studyChangeSchema.omit({ key: true }).nullable(),
  /** When its record was last compared with the source; null if it never was. */
  checkedOn: z.iso.date().nullable(),
  /** Whether the owner added it. */
  isOwn: z.boolean(),
  uses: z.array(
    z.object({
      /** Unique among the uses of the study. */
      id: z.string().meta({ example: 'page What is astaxanthin?: What trials show' }),
      kind: z.enum(studyUseKinds),
      title: z.string().meta({ example: 'What is astaxanthin?' }),
      /** Path and anchor; null for what is on the review of every product, and for a draft. */
      url: z.string().nullable().meta({ example: '/what-is-astaxanthin#safety' }),
      /** Whether the owner has looked at it since the change. */
      isChecked: z.boolean(),
    }),
  ),
});
export type StudyUses = z.infer<typeof studyUsesSchema>;

/** A public place that cites a study. */
export const studyPlaceSchema = z.object({
  kind: z.enum(studyUseKinds),
  title: z.string().meta({ example: 'What is astaxanthin?' }),
  /** Path and anchor; null for what is on the review of every product. */
  url: z.string().nullable().meta({ example: '/what-is-astaxanthin#safety' }),
});
export type StudyPlace = z.infer<typeof studyPlaceSchema>;

const MAX_USES = 1000;
const MAX_ID_LENGTH = 500;

/** The body of `PUT /api/evidence/studies/{key}/checked-uses`: all uses that were checked since the change. */
export const checkedUsesSchema = z.object({
  ids: z
    .array(storableText().max(MAX_ID_LENGTH))
    .max(MAX_USES)
    .meta({ example: ['page What is astaxanthin?: What trials show'] }),
});
