import type { Study } from '@astaguide/content/studies/studies';
import { createContext, use } from 'react';

/** The studies that a page cites. Provided by each page, so that pages without citations do not load the studies. */
export const CitedStudiesContext = createContext<readonly Study[]>([]);

/** The id of a study's note on a page. */
export const noteId = (key: string) => `note-${key}`;

/** @throws Error if the page does not list the study */
export function useCitedStudy(key: string): Study {
  const study = use(CitedStudiesContext).find((cited) => cited.key === key);
  if (!study) throw new Error(`The page cites '${key}' without listing it`);
  return study;
}
