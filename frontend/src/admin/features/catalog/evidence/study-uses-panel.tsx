import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useQuery } from '@tanstack/react-query';
import { formatPlural } from '../../../../lib/format';
import { studyUsesQuery } from '../../../api/reading/study-uses';
import { FirstItems } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { StudyLine } from './study-line';

/** Where each study is cited, with what the owner recorded about it; changed ones are open. */
export default function StudyUsesPanel() {
  return (
    <Panel
      title="Cited studies"
      about="When a study is retracted, corrected or doubted, record it here: every page that cites it shows it at once. Then check the places that cite it. The assistant gives the FAQ’s answers too."
    >
      <QueryPanel
        query={useQuery(studyUsesQuery)}
        name="cited studies"
        skeleton={['h-40']}
        errorHint="The pages are not affected."
      >
        {(studies) => (
          <>
            <p className="mb-2 text-sm">{summaryOf(studies)}</p>
            <FirstItems
              rows={studies}
              first={8}
              isKept={({ change }) => change !== null}
              className="border-y border-line"
              aria-label="Cited studies"
            >
              {(study) => (
                <li key={study.key} className="border-t border-line first:border-t-0">
                  <StudyLine study={study} />
                </li>
              )}
            </FirstItems>
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

function summaryOf(studies: readonly StudyUses[]): string {
  const changed = studies.filter(({ change }) => change !== null).length;
  const checked = studies.filter(({ checkedOn }) => checkedOn !== null).length;
  const changes = changed === 0 ? 'None was retracted or corrected' : formatPlural(changed, 'changed source');
  return `${changes}. ${checked} of ${studies.length} records compared with the source.`;
}
