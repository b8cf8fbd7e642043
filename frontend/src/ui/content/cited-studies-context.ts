import type { Study } from '@astaguide/content/studies/studies';
import { createContext, use } from 'react';

/** The studies a page refers to. A page hands them down, so that no other page loads the list of all. */
export const CitedStudiesContext = createContext<readonly Study[]>([]);

/** @throws Error when the page around does not list the study */
export function useCitedStudy(key: string): Study {
  const study = use(CitedStudiesContext).find((cited) => cited.key === key);
  if (!study) throw new Error(`The page cites '${key}' without listing it`);
  return study;
}
