import { citedStudies } from '@astaguide/content/studies/cited-studies';
import { expertAnalysis } from '@astaguide/content/review';
import { plainText } from '@astaguide/content/plain-text';

const { pros, considerations } = expertAnalysis;

/** The studies that the analysis refers to. */
export const reviewStudies = citedStudies([...pros, ...considerations]);

/** What the analysis holds for and against a product, for programs. */
export const reviewNotes = {
  positive: pros.map((text) => plainText(text)),
  negative: considerations.map((text) => plainText(text)),
};
