import type { StudyUses } from '@astaguide/contracts/site/study-uses';
import { queryOptions } from '@tanstack/react-query';

/** Where studies are cited, changed ones first; refetched whenever they are opened. */
export const studyUsesQuery = queryOptions<StudyUses[]>({
  queryKey: ['/api/evidence/uses'],
  staleTime: 0,
});
