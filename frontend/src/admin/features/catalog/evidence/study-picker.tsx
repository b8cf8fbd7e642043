import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../../ui/button';
import { studyUsesQuery } from '../../../api/reading/study-uses';
import type { PickerProps } from '../../../ui/contexts';
import { Dialog } from '../../../ui/dialog/dialog';
import { SearchField } from '../../../ui/inputs/search-field';
import { AddStudy } from './own-studies/add-study';

/** Chooses a study of the site, or adds one. */
export default function StudyPicker({ onPick, onClose }: PickerProps<string>) {
  const { data: studies, isError, refetch } = useQuery(studyUsesQuery);
  const [search, setSearch] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const words = useDeferredValue(search).toLowerCase().split(/\s+/).filter(Boolean);
  const found = (studies ?? []).filter(({ label, title }) =>
    words.every((word) => `${label} ${title}`.toLowerCase().includes(word)),
  );
  if (isAdding)
    return (
      <Dialog onClose={() => setIsAdding(false)} title="Add a study" size="large" footer={null}>
        {/* React bubbles submit events through portals, so the form of the text would receive them. */}
        <div onSubmit={(event) => event.stopPropagation()}>
          <AddStudy onAdded={({ key }) => onPick(key)} onKnown={onPick} onCancel={() => setIsAdding(false)} />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      onClose={onClose}
      title="Choose a study"
      description="Readers see whether it was retracted or corrected since."
      footer={
        <Button look="quiet" className="mr-auto" onClick={() => setIsAdding(true)}>
          Add a study
        </Button>
      }
    >
      <SearchField label="Search studies" value={search} onChange={setSearch} />
      {isError && (
        <p role="alert" className="mt-3 text-sm">
          The studies couldn’t be loaded.{' '}
          <button type="button" className="underline" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <p role="status" className="mt-3 text-xs text-muted">
        {studies === undefined ? (isError ? '' : 'Loading…') : `${found.length} of ${studies.length}`}
      </p>
      <ul className="mt-1 grid">
        {found.map(({ key, label, title, change }) => (
          <li key={key} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="w-full rounded-sm px-2 py-2 text-left text-sm hover:bg-sunken"
              onClick={() => onPick(key)}
            >
              <span className="font-semibold">{label}</span>
              {change && <span className="text-bad"> ({change.kind})</span>}
              <span className="block wrap-anywhere text-muted">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
