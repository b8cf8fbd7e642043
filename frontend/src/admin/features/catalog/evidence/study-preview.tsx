import { useQuery } from '@tanstack/react-query';
import { studyUsesQuery } from '../../../api/reading/study-uses';
import type { BlockPreviewProps } from '../../../ui/contexts';

/** What the editor shows of the record of a study. */
export default function StudyPreview({ value }: BlockPreviewProps) {
  const { data } = useQuery(studyUsesQuery);
  const study = data?.find(({ key }) => key === value);
  return (
    <span className="block text-sm">
      <span className="kicker block text-muted">Study</span>
      <strong className="break-words">{study?.label ?? value}</strong>
      {data && !study && ' was deleted. Readers don’t see it here.'}
      {study?.change && <span className="block text-bad">{study.change.note}</span>}
    </span>
  );
}
