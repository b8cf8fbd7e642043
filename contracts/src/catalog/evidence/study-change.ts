import { z } from 'zod';
import { pastDay } from '../../lib/calendar-range';
import { answerShape } from '../../lib/field';
import { requiredText } from '../../lib/storable-text';
import { optionalAddress } from '../../lib/web-address';
import { studyChangeNames, type StudyChangeKind } from './study-change-names';

export const studyChangeKinds = Object.keys(studyChangeNames) as [StudyChangeKind, ...StudyChangeKind[]];

const MAX_NOTE_LENGTH = 500;

/** The body of `PUT /api/evidence/studies/{key}/change`: what happened to a study after it was published. */
export const studyChangeInputSchema = z.object({
  kind: z.enum(studyChangeKinds, 'Choose what happened').meta({ example: 'retracted' }),
  date: pastDay('Enter a date').meta({ example: '2026-01-15' }).describe('The day of the notice.'),
  note: requiredText('Enter what was wrong')
    .max(MAX_NOTE_LENGTH)
    .meta({ example: 'The journal withdrew it: the data could not be confirmed.' })
    .describe('What was wrong, and what it means for the site’s texts. Visitors see it.'),
  noticeUrl: optionalAddress
    .meta({ example: 'https://journal.example/notices/12' })
    .describe('The notice of the journal.'),
});
export type StudyChangeInput = z.input<typeof studyChangeInputSchema>;

const key = z.string().meta({ example: 'park-2010' });

/** A change of a study, as listed by `GET /api/evidence/changes`. */
export const studyChangeSchema = z.object({ key, ...answerShape(studyChangeInputSchema.shape) });
export type StudyChange = z.infer<typeof studyChangeSchema>;

/** The body of `PUT /api/evidence/studies/{key}/check`. */
export const studyCheckInputSchema = z.object({
  checkedOn: pastDay('Enter a date')
    .meta({ example: '2026-01-15' })
    .describe('The day on which somebody compared the record with the abstract or the paper.'),
});

/** The day on which the owner checked a record, as listed by `GET /api/evidence/checks`. */
export const studyCheckSchema = z.object({ key, ...answerShape(studyCheckInputSchema.shape) });
export type StudyCheck = z.infer<typeof studyCheckSchema>;
