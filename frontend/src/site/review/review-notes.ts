import { citedStudies } from '@astaguide/content/studies/cited-studies';
import { expertAnalysis } from '@astaguide/content/review';
import { plainText } from '@astaguide/content/plain-text';

const { pros, considerations } = expertAnalysis;

/** The studies that the analysis cites. */
export const reviewStudies = citedStudies([...pros, ...considerations]);

/** The pros and cons of the analysis, for structured data. */
export const reviewNotes = {
  positive: pros.map((text) => plainText(text)),
  negative: considerations.map((text) => plainText(text)),
};
