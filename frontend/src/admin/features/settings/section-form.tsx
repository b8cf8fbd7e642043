import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import type { ContractForm, TypedValues } from '../../ui/form/contract-form';
import { DraftNotice } from '../../ui/form/draft-notice';
import { useContractForm } from '../../ui/form/use-contract-form';
import { browserDraft, useFormDraft } from '../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';

interface SectionFormProps<Values extends TypedValues, Input, Output, Stored extends object> {
  /** The section, which names its draft: 'general'. */
  name: string;
  contract: ContractForm<Values, Input, Output>;
  /** Initial values; later changes do not affect the form. */
  settings: Stored;
  saving: {
    mutation: UseMutationOptions<Stored, Error, Output>;
    /** Whether only the changed fields are sent, so that a save elsewhere keeps the others. */
    isPartial?: boolean;
    /** Titles of the toasts for success and failure. */
    done: string;
    failed: string;
  };
  /** Fields that no draft in this browser contains. */
  secrets?: readonly string[];
  /** A sentence for the toast after saving. */
  resultOf?: (saved: Stored) => string | undefined;
  /** The fields, which read the form from its context. */
  children: ReactNode;
}

/** The form of one section of the settings. It saves the section's fields only. */
export function SectionForm<Values extends TypedValues, Input, Output, Stored extends object>({
  name,
  contract,
  settings,
  saving: { mutation, isPartial = false, done, failed },
  secrets,
  resultOf,
  children,
}: SectionFormProps<Values, Input, Output, Stored>) {
  const { mutateAsync: save } = useMutation(mutation);
  const { form, submit } = useContractForm({
    contract,
    values: contract.valuesOf(settings),
    fields: Object.keys(contract.fields).map((field) => ({ name: field })),
    send: (input: Output): Promise<Stored> => {
      const changed = Object.entries(input as object).filter(([field]) => Object.hasOwn(dirtyFields, field));
      return save(isPartial ? (Object.fromEntries(changed) as Output) : input);
    },
    done: (saved) => ({ title: done, description: resultOf?.(saved) }),
    failed,
    toastsEveryFailure: true,
  });
  const { dirtyFields, isDirty, isSubmitting } = form.formState;
  const [store] = useState(() => browserDraft(`settings-${name}`, secrets));
  const draft = useFormDraft(store, form);
  const { ask, dialog } = useLeaveGuard(isDirty, draft.discard);

  const onSubmit = async () => {
    const saved = await submit();
    if (!saved) return;
    draft.clear();
    form.reset(contract.valuesOf(saved.result));
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6 [&_:is(a,button,input,select,textarea)]:scroll-mb-24"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        {children}
        <div
          className={classNames(
            'flex flex-wrap items-center gap-3',
            isDirty && 'sticky bottom-(--tab-bar) z-10 -mx-1 border-t border-line bg-paper px-1 py-3',
          )}
        >
          <Button look="primary" type="submit" disabled={!isDirty || isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Save'}
          </Button>
          {isDirty && (
            <Button look="quiet" onClick={() => ask(draft.discard)}>
              Discard changes
            </Button>
          )}
          <p role="status" className="text-sm text-muted max-sm:sr-only">
            {isDirty ? 'Unsaved changes' : ''}
          </p>
        </div>
      </form>
      {dialog}
    </FormProvider>
  );
}
