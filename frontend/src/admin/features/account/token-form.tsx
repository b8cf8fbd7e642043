import { apiTokenScopes, type ApiTokenScope } from '@astaguide/contracts/account/api-token';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type Ref, type SubmitEvent } from 'react';
import { failureText } from '../../api/failure-text';
import { createTokenMutation } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { toast } from '../../../lib/toast-store';
import { buttonStyle } from '../../../ui/button-style';
import { SelectField } from '../../ui/inputs/select-field';
import { TextField } from '../../ui/inputs/text-field';
import { scopeNames } from './scope-names';
import { emptyToken, tokenInput, tokenLifetimes, type TokenLifetime } from './token-values';

const lifetimeNames: Record<TokenLifetime, string> = {
  '30': 'In 30 days',
  '90': 'In 90 days',
  '365': 'In 1 year',
  custom: 'Custom date',
};

interface TokenFormProps {
  nameField: Ref<HTMLInputElement>;
  onCreated: (token: string) => void;
}

/** Form for a new token: name, scopes and expiry. */
export function TokenForm({ nameField, onCreated }: TokenFormProps) {
  const timeZone = useOwnerTimeZone();
  const { mutateAsync: create, isPending } = useMutation(createTokenMutation);
  const [values, setValues] = useState(emptyToken);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = tokenInput(values, timeZone, Date.now());
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) {
      const form = event.currentTarget;
      // Deferred until the invalid fields are marked.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    try {
      onCreated((await create(result.input)).token);
      setValues(emptyToken);
    } catch (failure) {
      toast({ title: 'Failed to create token', description: failureText(failure), variant: 'destructive' });
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <TextField
        ref={nameField}
        label="Token name"
        className="min-w-0 sm:col-span-2"
        placeholder="Spreadsheet"
        value={values.name}
        error={errors['name']}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <SelectField
        label="Expires"
        className="min-w-0"
        options={tokenLifetimes.map((value) => ({ value, label: lifetimeNames[value] }))}
        value={values.lifetime}
        onChange={({ target }) => setValues({ ...values, lifetime: target.value as TokenLifetime })}
      />
      {values.lifetime === 'custom' && (
        <TextField
          label="Expiry date"
          type="date"
          className="min-w-0"
          value={values.lastDay}
          error={errors['expiresAt']}
          onChange={({ target }) => setValues({ ...values, lastDay: target.value })}
        />
      )}
      <ScopeBoxes
        chosen={values.scopes}
        error={errors['scopes']}
        onChange={(scopes) => setValues({ ...values, scopes })}
      />
      <div className="sm:col-span-2">
        <button type="submit" className={buttonStyle('quiet')} disabled={isPending}>
          {isPending ? 'Creating…' : 'Create token'}
        </button>
      </div>
    </form>
  );
}

interface ScopeBoxesProps {
  chosen: ApiTokenScope[];
  error: string | undefined;
  onChange: (scopes: ApiTokenScope[]) => void;
}

function ScopeBoxes({ chosen, error, onChange }: ScopeBoxesProps) {
  const id = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error === undefined ? undefined : id}>
      <legend className="text-sm font-semibold">Access</legend>
      <div className="mt-1">
        {apiTokenScopes.map((scope) => (
          <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm sm:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              aria-invalid={error !== undefined}
              onChange={({ target }) =>
                onChange(
                  apiTokenScopes.filter((other) =>
                    other === scope ? target.checked : chosen.includes(other),
                  ),
                )
              }
              className="size-4.5 shrink-0 accent-accent"
            />
            <span>
              {scopeNames[scope]} <code className="text-xs text-muted">{scope}</code>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={id} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
