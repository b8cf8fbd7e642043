import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownStudiesQuery } from '../../../../../api/studies';
import { Button } from '../../../../../ui/button';
import { deleteOwnStudyMutation, saveOwnStudyMutation } from '../../../../api/reading/own-studies';
import { useAction } from '../../../../api/use-action';
import { InputForm } from '../../../../ui/form/input-form';
import { studyFields, studyForm } from './study-form';

/** Edits or deletes a study that the owner added. @param isCited whether a text cites it */
export function OwnStudyTools({
  study,
  isCited,
}: {
  study: { key: string; label: string };
  isCited: boolean;
}) {
  const { key, label } = study;
  const { data: studies = [] } = useQuery(ownStudiesQuery);
  const { mutateAsync: save } = useMutation(saveOwnStudyMutation);
  const [isEditing, setIsEditing] = useState(false);
  const [remove, isRemoving] = useAction(deleteOwnStudyMutation, {
    done: `${label} was deleted`,
    failed: 'Failed to delete the study',
  });
  const own = studies.find((one) => one.key === key);
  if (!own) return null;
  if (isEditing)
    return (
      <InputForm
        contract={studyForm}
        values={studyForm.valuesOf(own)}
        fields={studyFields}
        send={(input) => save({ key, input })}
        done="Study saved"
        failed="Failed to save the study"
        onDone={() => setIsEditing(false)}
        label={`Study ${label}`}
        className="grid gap-4 rounded-sm bg-sunken p-4 sm:grid-cols-2"
        save="Save"
        onCancel={() => setIsEditing(false)}
        buttonsClassName="sm:col-span-2"
      />
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      You added this study.
      <Button look="quiet" isCompact onClick={() => setIsEditing(true)}>
        Edit<span className="sr-only"> {label}</span>
      </Button>
      {!isCited && (
        <Button look="quiet" isCompact disabled={isRemoving} onClick={() => void remove(key)}>
          Delete<span className="sr-only"> {label}</span>
        </Button>
      )}
    </p>
  );
}
