import { useId, useState, type ReactNode } from 'react';
import { FormProvider, useWatch, type FieldPath, type FieldPathValue } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Dialog } from '../dialog/dialog';
import { ConflictDialog } from './conflict-dialog';
import type { FieldLayout } from './contract-field';
import type { ContractForm, TypedValues } from './contract-form';
import { differencesOf } from './differences';
import { DraftNotice } from './draft-notice';
import { SectionList, type FormSection } from './form-sections';
import { useContractForm, type ContractFormOptions } from './use-contract-form';
import { browserDraft, useFormDraft, type DraftStore } from './use-form-draft';
import { useLeaveGuard } from './use-leave-guard';

/** A button that saves the form. */
interface SaveButton<Values, Output> {
  label: string;
  /** What it sends in place of the form's own values. */
  sets: Partial<Values> & Partial<Output>;
}

const plainSave = () => [{ label: 'Save', sets: {} }];

interface EditorDialogProps<Values extends TypedValues, Input, Output, Stored> extends Pick<
  ContractFormOptions<Values, Output, Stored>,
  'send' | 'failed'
> {
  title: string;
  /** The kind of entity: 'post'. */
  what: string;
  /** Its fields include `version`, the version that the edit started from. */
  contract: ContractForm<Values, Input, Output>;
  /** In display order: the first one with an error gets the focus. */
  fields: readonly FieldLayout<Values>[];
  /** The parts of a long form, for the list of sections beside it. */
  sections?: readonly FormSection<Values>[];
  /** The entity to edit; undefined for a new one. */
  stored: Stored | undefined;
  /** Where what is typed is stored until it is saved; a text is the key of a draft in this browser: 'product:12'. */
  draft: string | DraftStore;
  /** Title of the toast after saving. */
  done: string;
  /** What the toast says besides. */
  noteOf?: (stored: Stored) => string | undefined;
  /** The address of what was saved, for a link in that toast; undefined if it has no page. */
  pageOf: (stored: Stored) => string | undefined;
  onSaved?: (stored: Stored) => void;
  /** Called when the form was filled with the other edit of a conflict. */
  onTakeTheirs: () => void;
  onClose: () => void;
  /** The ways to save; Enter uses the first one, and the last one is the main one. By default 'Save'. */
  saves?: (values: Values) => readonly SaveButton<Values, Output>[];
  /**
   * Called before a button saves. @returns true if it calls `proceed` itself, later or never
   */
  review?: (values: Values, button: SaveButton<Values, Output>, proceed: () => void) => boolean;
  /** An action on the entity as it is saved. It closes the form, and like Cancel discards changes after a question. */
  instead?: { label: string; onLeave: () => void } | undefined;
  /** Placed opposite the buttons; may read the form from its context. */
  aside: ReactNode;
  /** Renders the fields. */
  children: ReactNode;
}

/**
 * A form in a dialog that fills the window. It stores what is typed as a draft until it is saved or discarded, and lets the owner resolve a
 * conflict with another edit.
 */
export function EditorDialog<Values extends TypedValues, Input, Output, Stored extends { version: number }>({
  title,
  what,
  contract,
  fields,
  sections,
  stored,
  draft: draftOrKey,
  send,
  done,
  failed,
  pageOf,
  noteOf,
  onSaved,
  onTakeTheirs,
  onClose,
  saves: savesOf = plainSave,
  review,
  instead,
  aside,
  children,
}: EditorDialogProps<Values, Input, Output, Stored>) {
  const formId = useId();
  // A refetched list must not change the form during editing.
  const [loaded] = useState(() => (stored ? contract.valuesOf(stored) : contract.empty));
  const [theirs, setTheirs] = useState<Stored>();
  const { form, submit: sendForm } = useContractForm({
    contract,
    values: loaded,
    fields,
    send,
    done: (saved) => {
      const href = pageOf(saved);
      const note = noteOf?.(saved);
      return {
        title: done,
        ...(note !== undefined && { description: note }),
        link: href === undefined ? href : { label: 'View', href },
      };
    },
    failed,
    onConflict: setTheirs,
  });
  const { reset, setValue, getValues, formState } = form;
  const [store] = useState(() => (typeof draftOrKey === 'string' ? browserDraft(draftOrKey) : draftOrKey));
  const draft = useFormDraft(store, form);
  const { ask, dialog: leaveQuestion } = useLeaveGuard(formState.isDirty, draft.clear);
  const saves = savesOf(useWatch({ control: form.control }) as Values);
  const [pressed, setPressed] = useState(saves[0]);

  const submit = async (button = saves[0], isReviewed = false) => {
    setPressed(button);
    if (!isReviewed && button && review?.(getValues(), button, () => void submit(button, true))) return;
    const saved = await sendForm(button?.sets);
    if (!saved) return;
    draft.clear();
    onClose();
    onSaved?.(saved.result);
  };
  const cancel = () => ask(onClose);
  const leave = () =>
    ask(() => {
      onClose();
      instead?.onLeave();
    });
  const keepMine = ({ version }: Stored) => {
    setTheirs(undefined);
    const field = 'version' as FieldPath<Values>;
    setValue(field, String(version) as FieldPathValue<Values, typeof field>);
    void submit(pressed);
  };
  const takeTheirs = (current: Stored) => {
    setTheirs(undefined);
    reset(contract.valuesOf(current));
    draft.clear();
    onTakeTheirs();
  };

  return (
    <FormProvider {...form}>
      <Dialog
        size="window"
        onClose={cancel}
        title={title}
        footer={
          <>
            {aside}
            {instead && (
              <Button look="quiet" disabled={formState.isSubmitting} onClick={leave}>
                {instead.label}
              </Button>
            )}
            <Button look="quiet" onClick={cancel}>
              Cancel
            </Button>
            {saves.map((button, index) => (
              <Button
                key={button.label}
                look={index === saves.length - 1 ? 'primary' : 'quiet'}
                {...(index === 0 ? { type: 'submit', form: formId } : { onClick: () => void submit(button) })}
                disabled={formState.isSubmitting}
              >
                {formState.isSubmitting && button.label === pressed?.label ? 'Saving…' : button.label}
              </Button>
            ))}
          </>
        }
      >
        <div
          className={classNames(
            'mx-auto grid max-w-6xl gap-x-10 gap-y-4',
            sections && 'items-start lg:grid-cols-[13rem_minmax(0,1fr)]',
          )}
        >
          {sections && <SectionList sections={sections} />}
          <div className="min-w-0">
            <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              {children}
            </form>
          </div>
        </div>
      </Dialog>
      {theirs && (
        <ConflictDialog
          what={what}
          differences={differencesOf(
            contract,
            fields,
            { ...getValues(), ...pressed?.sets },
            contract.valuesOf(theirs),
          )}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
      {leaveQuestion}
    </FormProvider>
  );
}
