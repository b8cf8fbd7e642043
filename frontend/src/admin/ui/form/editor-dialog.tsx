import { useId, useState, type ReactNode } from 'react';
import {
  FormProvider,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { SaveOutcome } from '../../lib/save-outcome';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../dialog/dialog';
import { ConflictDialog, type Difference } from './conflict-dialog';
import { DraftNotice } from './draft-notice';
import { useFormDraft } from './use-form-draft';
import { useLeaveGuard } from './use-leave-guard';

interface EditorDialogProps<Values extends FieldValues, Input, Stored> {
  title: string;
  /** What is edited: 'post'. */
  what: string;
  /** Of `shouldFocusError: false`; among its values is the `version` that the edit began from. */
  form: UseFormReturn<Values, unknown, Input>;
  /** In the order in which they are drawn: the first one with an error gets the focus. */
  fieldNames: readonly FieldPath<Values>[];
  /** Names the form and the entity among the drafts: 'post:12'. */
  draftKey: string;
  valuesOf: (stored: Stored) => Values;
  differencesOf: (mine: Values, theirs: Values) => readonly Difference[];
  onSave: (input: Input) => Promise<SaveOutcome<Stored>>;
  onTakeTheirs: (theirs: Stored) => void;
  onClose: () => void;
  /** Stands at the other end from the buttons. */
  aside: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog. It keeps what is typed until it is saved or given up, and lets the owner choose where somebody
 * else saved meanwhile.
 */
export function EditorDialog<Values extends FieldValues, Input, Stored extends { version: number }>({
  title,
  what,
  form,
  fieldNames,
  draftKey,
  valuesOf,
  differencesOf,
  onSave,
  onTakeTheirs,
  onClose,
  aside,
  children,
}: EditorDialogProps<Values, Input, Stored>) {
  const formId = useId();
  const { handleSubmit, reset, setValue, setFocus, getValues, formState } = form;
  const draft = useFormDraft(draftKey, form);
  const { ask, dialog: leaveQuestion } = useLeaveGuard(formState.isDirty, draft.clear);
  const [theirs, setTheirs] = useState<Stored>();

  const focusFirst = (errors: FieldErrors<Values>) => {
    const first = fieldNames.find((name) => errors[name]);
    if (first) setFocus(first);
  };
  const submit = handleSubmit(async (input) => {
    const outcome = await onSave(input);
    if (outcome === 'refused') return;
    if (outcome !== 'saved') return setTheirs(outcome.theirs);
    draft.clear();
    onClose();
  }, focusFirst);
  const cancel = () => ask(onClose);
  const keepMine = ({ version }: Stored) => {
    setTheirs(undefined);
    const field = 'version' as FieldPath<Values>;
    setValue(field, version as FieldPathValue<Values, typeof field>);
    void submit();
  };
  const takeTheirs = (current: Stored) => {
    setTheirs(undefined);
    reset(valuesOf(current));
    draft.clear();
    onTakeTheirs(current);
  };

  return (
    <>
      <Dialog
        open
        isLarge
        onClose={cancel}
        title={title}
        footer={
          <>
            {aside}
            <button type="button" className={buttonStyle('quiet')} onClick={cancel}>
              Cancel
            </button>
            <button
              type="submit"
              form={formId}
              className={buttonStyle('primary')}
              disabled={formState.isSubmitting}
            >
              {formState.isSubmitting ? 'Saving…' : 'Save'}
            </button>
          </>
        }
      >
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            {children}
          </form>
        </FormProvider>
      </Dialog>
      {theirs && (
        <ConflictDialog
          what={what}
          differences={differencesOf(getValues(), valuesOf(theirs))}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
      {leaveQuestion}
    </>
  );
}
