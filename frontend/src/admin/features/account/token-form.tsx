import { apiTokenScopes } from '@astaguide/contracts/account/api-token';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { createTokenMutation } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { useInputForm } from '../../api/use-input-form';
import { Button } from '../../../ui/button';
import { describedBy, FieldNotes } from '../../ui/inputs/field';
import { SelectField } from '../../ui/inputs/select-field';
import { TextField } from '../../ui/inputs/text-field';
import { SecretShownOnce } from '../../ui/secret-shown-once';
import { scopeNames } from './scope-names';
import { emptyToken, tokenInput, tokenSchema } from './token-values';

const lifetimes = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In 1 year' },
  { value: 'custom', label: 'Custom date' },
];

/** Form for a new token: name, expiry and scopes. The token is shown once, below the form. */
export function TokenForm() {
  const timeZone = useOwnerTimeZone();
  const [secret, setSecret] = useState<string>();
  const { form, field, onSubmit, isSending } = useInputForm({
    values: emptyToken,
    schema: tokenSchema,
    inputOf: (values) => tokenInput(values, timeZone),
    send: useMutation(createTokenMutation).mutateAsync,
    onDone: ({ token }) => {
      setSecret(token);
      form.reset();
    },
    failed: 'Failed to create token',
  });
  const lifetime = useWatch({ control: form.control, name: 'lifetime' });
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Token name"
          className="min-w-0 sm:col-span-2"
          placeholder="Spreadsheet"
          {...field('name')}
        />
        <SelectField label="Expires" className="min-w-0" options={lifetimes} {...field('lifetime')} />
        {lifetime === 'custom' && (
          <TextField label="Expiry date" type="date" className="min-w-0" {...field('expiresAt')} />
        )}
        <ScopeBoxes {...field('scopes')} />
        <div className="sm:col-span-2">
          <Button look="quiet" type="submit" disabled={isSending}>
            {isSending ? 'Creating…' : 'Create token'}
          </Button>
        </div>
      </form>
      {secret !== undefined && (
        <SecretShownOnce
          label="your token"
          secret={secret}
          onDone={() => {
            setSecret(undefined);
            form.setFocus('name');
          }}
        />
      )}
    </>
  );
}

function ScopeBoxes({ error, ...box }: ComponentProps<'input'> & { error: string | undefined }) {
  const id = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={describedBy(id, { error })}>
      <legend className="text-sm font-semibold">Access</legend>
      <div className="mt-1">
        {apiTokenScopes.map((scope) => (
          <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm sm:min-h-9">
            <input
              type="checkbox"
              value={scope}
              aria-invalid={error !== undefined}
              className="size-4.5 shrink-0 accent-accent"
              {...box}
            />
            <span>
              {scopeNames[scope]} <code className="text-xs text-muted">{scope}</code>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
