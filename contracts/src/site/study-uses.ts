import { z } from 'zod';

/** Where a study is cited: by the site's own pages and answers, on every review, or by an article or product. */
export const studyUseKinds = ['page', 'answer', 'review', 'article', 'product'] as const;

/** A cited study, with every place that cites it. */
export const studyUsesSchema = z.object({
  key: z.string().meta({ example: 'park-2010' }),
  /** 'Park et al. 2010' */
  label: z.string().meta({ example: 'Park et al. 2010' }),
  /** What happened to it after it was published; null if nothing did. */
  change: z
    .object({
      status: z.enum(['retracted', 'corrected']),
      date: z.iso.date(),
      note: z.string().meta({ example: 'The journal withdrew it: the data could not be confirmed.' }),
    })
    .nullable(),
  uses: z.array(
    z.object({
      kind: z.enum(studyUseKinds),
      title: z.string().meta({ example: 'What is astaxanthin?' }),
      /** Path and anchor; null for what is on the review of every product, and for a draft. */
      url: z.string().nullable().meta({ example: '/what-is-astaxanthin#safety' }),
    }),
  ),
});
export type StudyUses = z.infer<typeof studyUsesSchema>;
