import { studies } from '@astaguide/content/studies/studies';
import { studiesPage, studiesPageWithout } from '@astaguide/content/studies/studies-page';
import { lastChecked, recordOf } from '@astaguide/content/studies/study-records';
import { textStudyOf } from '@astaguide/contracts/catalog/evidence/own-study-record';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useSearch } from 'wouter';
import { ownStudiesQuery, studyChecksQuery } from '../../../api/studies';
import { formatCount, formatPlural } from '../../../lib/format';
import { StudyChangesContext } from '../../../ui/content/studies/study-changes-context';
import { DoseStrip } from '../../../ui/content/studies/dose-strip';
import { TextLayout } from '../text-layout';
import { TextPart } from '../text-part';
import { studiesDataset } from './dataset';
import { StudyEntry } from '../../../ui/content/studies/study-entry';
import { filteredStudies } from './study-filter';
import { StudyFilterForm } from './study-filter-form';

export const intro = studiesPage;
export { studiesDataset };

const records = { id: 'records', heading: 'The records' };
const doses = { id: 'doses', heading: 'Doses in trials' };
const moreAnchors = [doses, records];

const siteEntries = studies.map((study) => ({ study, record: recordOf(study.key) }));

export default function StudiesPage() {
  const { data: checks = [] } = useQuery(studyChecksQuery);
  const { data: added = [] } = useQuery(ownStudiesQuery);
  const entries = [...added.map(textStudyOf).map((study) => ({ study, record: study })), ...siteEntries];
  const changes = use(StudyChangesContext);
  const page = useMemo(
    () => studiesPageWithout(changes.flatMap(({ key, kind }) => (kind === 'retracted' ? key : []))),
    [changes],
  );
  const search = useSearch();
  const shown = filteredStudies(entries, new URLSearchParams(search));
  // A filter shows all matching records. Retracted and corrected ones are always shown.
  const isOpen = ({ study, record }: (typeof shown)[number]) =>
    search !== '' || record.parts[0]?.kind === 'trial' || changes.some(({ key }) => key === study.key);
  const others = shown.filter((one) => !isOpen(one));
  const entry = ({ study, record }: (typeof shown)[number]) => (
    <StudyEntry
      key={study.key}
      study={study}
      record={record}
      checkedOn={lastChecked(record, study.key, checks)}
    />
  );
  return (
    <TextLayout page={page} kicker="Evidence" moreAnchors={moreAnchors}>
      <TextPart anchor={doses}>
        <div className="pt-2">
          <DoseStrip />
        </div>
      </TextPart>
      <TextPart anchor={records}>
        <StudyFilterForm />
        <p role="status" className="mb-2 text-sm text-muted">
          {shown.length === 0
            ? 'No study fits. Choose fewer filters or other words.'
            : `${formatCount(shown.length)} of ${formatPlural(entries.length, 'record')}`}
        </p>
        {shown.filter(isOpen).map(entry)}
        {others.length > 0 && (
          // Browsers open it when a link leads to one of them.
          <details className="folded border-t border-line">
            <summary className="flex items-center justify-between gap-4 py-3 font-display text-lg font-semibold">
              Reviews, safety opinions and laboratory work ({others.length})
            </summary>
            {others.map(entry)}
          </details>
        )}
      </TextPart>
    </TextLayout>
  );
}
