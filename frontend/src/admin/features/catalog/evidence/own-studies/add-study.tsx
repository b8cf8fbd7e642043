import type { OwnStudy, StudyLookup } from '@astaguide/contracts/catalog/evidence/study';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../../ui/button';
import { lookUpStudyMutation, saveOwnStudyMutation } from '../../../../api/reading/own-studies';
import { failureText } from '../../../../lib/failure';
import { InputForm } from '../../../../ui/form/input-form';
import { TextField } from '../../../../ui/inputs/text-field';
import { studyFields, studyForm } from './study-form';

interface AddStudyProps {
  onAdded: (study: OwnStudy) => void;
  /** Called with the key of a study that the site has already. */
  onKnown: (key: string) => void;
  onCancel: () => void;
}

/** Adds a source: its record fills the fields, the owner completes them. */
export function AddStudy({ onAdded, onKnown, onCancel }: AddStudyProps) {
  const [found, setFound] = useState<StudyLookup | 'by hand'>();
  const { mutateAsync: save } = useMutation(saveOwnStudyMutation);
  if (found === undefined)
    return <LookUp onFound={setFound} onKnown={onKnown} onByHand={() => setFound('by hand')} />;
  const record = found === 'by hand' ? undefined : found;
  return (
    <>
      {record?.notice && (
        <p role="status" className="mb-4 rounded-sm border border-bad bg-bad-soft px-4 py-3 text-sm">
          <strong className="text-bad">{record.notice}.</strong> Its record says so. After adding it, record
          the change under Settings, Cited studies: every text that cites it will say so.
        </p>
      )}
      <InputForm
        contract={studyForm}
        values={studyForm.valuesOf(record ?? { year: new Date().getFullYear() })}
        fields={studyFields}
        send={(input) => save({ key: undefined, input })}
        done="Study added"
        failed="Failed to add the study"
        onDone={onAdded}
        label="Study"
        className="grid gap-4 sm:grid-cols-2"
        save="Add study"
        onCancel={onCancel}
        buttonsClassName="sm:col-span-2"
      />
    </>
  );
}

interface LookUpProps {
  onFound: (found: StudyLookup) => void;
  onKnown: (key: string) => void;
  onByHand: () => void;
}

function LookUp({ onFound, onKnown, onByHand }: LookUpProps) {
  const [id, setId] = useState('');
  const [known, setKnown] = useState<{ key: string; title: string }>();
  const { mutate: lookUp, isPending, error, reset } = useMutation(lookUpStudyMutation);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setKnown(undefined);
    lookUp(id, {
      onSuccess: (found) =>
        found.known === null ? onFound(found) : setKnown({ key: found.known, title: found.title }),
    });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <TextField
        label="DOI or PubMed id"
        hint="10.1186/1743-7075-7-18, 20205737, or the address of either. The record at Crossref or PubMed fills the fields."
        autoComplete="off"
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        value={id}
        error={error ? failureText(error) : undefined}
        onChange={({ target }) => {
          setId(target.value);
          reset();
        }}
      />
      {known && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">The site has this study already: {known.title}</span>
          <Button look="quiet" isCompact onClick={() => onKnown(known.key)}>
            Use it
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={isPending || id.trim() === ''}>
          {isPending ? 'Looking up…' : 'Look up'}
        </Button>
        <Button look="quiet" onClick={onByHand}>
          Fill in by hand
        </Button>
      </div>
    </form>
  );
}
