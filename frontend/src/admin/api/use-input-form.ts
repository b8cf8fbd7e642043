import type { SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../../lib/toast-store';
import { fieldErrors } from './failure-text';
import { toastFailure } from './toast-outcome';
import { messagesOf } from '../lib/messages';

interface InputForm<Values extends FieldValues, Input, Result> {
  /** What a fresh form shows, in the order of its fields. */
  values: Values;
  /** The contract of what is sent. A field has the name of the input's field whose message it shows. */
  schema: z.ZodType<Input>;
  /** Converts what was typed to the input; without it, they are the same. */
  inputOf?: (values: Values) => unknown;
  send: (input: Input) => Promise<Result>;
  /** The toast after it, if any: its title, or what it says of the result. */
  done?: string | ((result: Result, input: Input) => Parameters<typeof toast>[0]);
  onDone: (result: Result, input: Input) => void;
  /** Title of the toast if it fails for a reason that no field shows. */
  failed: string;
}

/** The state of a form of a few fields that sends one input, with the messages of contract and server at its fields. */
export function useInputForm<Values extends FieldValues, Input, Result>({
  values,
  schema,
  inputOf = (typed) => typed,
  send,
  done,
  onDone,
  failed,
}: InputForm<Values, Input, Result>) {
  const form = useForm<Values, unknown, Input>({
    defaultValues: values as DefaultValues<Values>,
    resolver: (typed) => {
      const parsed = schema.safeParse(inputOf(typed));
      if (parsed.success) return { values: parsed.data, errors: {} };
      const errors = Object.entries(messagesOf(parsed)).map(([name, message]) => [name, { message }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
  // The first registered field with a message gets the focus, also if it appeared later.
  for (const name in values) form.register(name as unknown as Path<Values>);
  const submit = form.handleSubmit(
    async (input) => {
      let result: Result;
      try {
        result = await send(input);
      } catch (error) {
        const shown = fieldErrors(error)
          .map(({ path, message }) => ({ name: path.split('.').at(-1)!, message }))
          .filter(({ name }) => name in values);
        for (const { name, message } of shown) form.setError(name as Path<Values>, { message });
        if (shown.length > 0) form.setFocus(shown[0]!.name as Path<Values>);
        else toastFailure(failed, error);
        return;
      }
      if (done !== undefined) toast(typeof done === 'string' ? { title: done } : done(result, input));
      onDone(result, input);
    },
    (errors) => {
      const hidden = Object.keys(errors).find((name) => !(name in values));
      if (hidden !== undefined)
        toast({ title: failed, description: errors[hidden]?.message as string, variant: 'destructive' });
    },
  );
  const { errors, isSubmitting } = form.formState;
  return {
    form,
    isSending: isSubmitting,
    onSubmit: (event: SubmitEvent) => void submit(event),
    /** The properties of a field's input. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      error: (errors[name] as { message?: string } | undefined)?.message,
    }),
  };
}
