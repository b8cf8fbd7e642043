import type { ReactNode } from 'react';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { ContractFields, type FieldLayout } from './contract-field';
import type { ContractForm, TypedValues } from './contract-form';
import { useContractForm, type ContractFormOptions } from './use-contract-form';

interface InputFormProps<Values extends TypedValues, Output, Result> extends ContractFormOptions<
  Values,
  Output,
  Result
> {
  contract: Pick<ContractForm<Values, unknown, Output>, 'schema' | 'inputOf' | 'empty' | 'fields'>;
  fields: readonly FieldLayout<Values>[] | ((values: Values) => readonly FieldLayout<Values>[]);
  /** Called after it was sent, and reset to what it showed at first. */
  onDone?: (result: Result, form: UseFormReturn<Values, unknown, Output>) => void;
  /** Accessible name, where no heading names the form. */
  label?: string;
  className: string;
  /** Labels of the button that sends the form, before and while it is sent. */
  save: string;
  saving?: string;
  look?: 'primary' | 'quiet';
  isCompact?: boolean;
  buttonsClassName?: string;
  /** Further buttons beside the one that sends it. */
  buttons?: ReactNode;
  /** Closes the form; without it, there is no such button. */
  onCancel?: () => void;
  onChange?: () => void;
  /** Between the fields and the buttons. */
  children?: ReactNode;
}

/** A form of a few fields of a contract, with the button that sends it. */
export function InputForm<Values extends TypedValues, Output, Result>({
  fields,
  onDone,
  label,
  className,
  save,
  saving = 'Saving…',
  look = 'primary',
  isCompact = false,
  buttonsClassName,
  buttons,
  onCancel,
  onChange,
  children,
  ...options
}: InputFormProps<Values, Output, Result>) {
  const { form, submit } = useContractForm({ ...options, fields });
  const typed = useWatch({ control: form.control }) as Values;
  const { isSubmitting } = form.formState;
  const send = async () => {
    const saved = await submit();
    if (!saved) return;
    form.reset();
    onDone?.(saved.result, form);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={className}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ContractFields
          form={options.contract}
          fields={typeof fields === 'function' ? fields(typed) : fields}
        />
        {children}
        <div className={classNames('flex gap-3', buttonsClassName)}>
          <Button look={look} isCompact={isCompact} type="submit" disabled={isSubmitting}>
            {isSubmitting ? saving : save}
          </Button>
          {buttons}
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
