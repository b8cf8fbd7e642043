import { studies } from '@astaguide/content/studies/studies';
import { studiesPage, studiesPageWithout } from '@astaguide/content/studies/studies-page';
import { lastChecked } from '@astaguide/content/studies/study-records';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { studyChecksQuery } from '../../../api/studies';
import { StudyChangesContext } from '../../../ui/content/studies/study-changes-context';
import { TextLayout } from '../text-layout';
import { TextPart } from '../text-part';
import { studiesDataset } from './dataset';
import { StudyEntry } from './study-entry';

export const intro = studiesPage;
export const jsonLd = studiesDataset;

const records = { id: 'records', heading: 'The records' };
const moreAnchors = [records];

export default function StudiesPage() {
  const { data: checks = [] } = useQuery(studyChecksQuery);
  const changes = use(StudyChangesContext);
  const page = useMemo(
    () => studiesPageWithout(changes.flatMap(({ key, kind }) => (kind === 'retracted' ? key : []))),
    [changes],
  );
  return (
    <TextLayout page={page} kicker="Evidence" moreAnchors={moreAnchors}>
      <TextPart anchor={records}>
        {studies.map((study) => (
          <StudyEntry key={study.key} study={study} checkedOn={lastChecked(study.key, checks)} />
        ))}
      </TextPart>
    </TextLayout>
  );
}
