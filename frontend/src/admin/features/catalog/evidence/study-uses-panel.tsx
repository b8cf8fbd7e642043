import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlural } from '../../../../lib/format';
import { studyUsesQuery } from '../../../api/reading/study-uses';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { FirstItems } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { AddStudy } from './own-studies/add-study';
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
            <AddButton />
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

function AddButton() {
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  return (
    <>
      <Button look="quiet" isCompact className="mb-3" onClick={() => setIsAdding(true)}>
        Add a study
      </Button>
      {isAdding && (
        <Dialog title="Add a study" size="large" footer={null} onClose={close}>
          <AddStudy onAdded={close} onKnown={close} onCancel={close} />
        </Dialog>
      )}
    </>
  );
}

function summaryOf(studies: readonly StudyUses[]): string {
  const changed = studies.filter(({ change }) => change !== null).length;
  const checked = studies.filter(({ checkedOn }) => checkedOn !== null).length;
  const changes = changed === 0 ? 'None retracted or corrected' : formatPlural(changed, 'changed source');
  return `${changes}. ${checked} of ${studies.length} checked against the source.`;
}
