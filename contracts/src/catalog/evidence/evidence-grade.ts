import { z } from 'zod';

/** How sure the trials on a use make us, as listed by `GET /api/evidence/grades`. */
export const evidenceGradeSchema = z.object({
  topic: z.string().meta({ example: 'skin' }),
  confidence: z.string().meta({ example: 'Limited' }),
  /** Controlled trials that count: none that was retracted. */
  trials: z.number().int().min(0),
  /** People in them. */
  people: z.number().int().min(0),
});
export type EvidenceGrade = z.infer<typeof evidenceGradeSchema>;
