import { endOfDay } from '../../lib/zoned-time';
import { z } from 'zod';
import { apiTokenScopes, apiTokenInputSchema } from '@astaguide/contracts/account/api-token';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { createTokenMutation } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import type { FieldLayout } from '../../ui/form/contract-field';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';
import { describedBy, FieldNotes } from '../../ui/inputs/field';
import { SecretShownOnce } from '../../ui/secret-shown-once';
import { scopeNames } from './scope-names';

/** The form for a new token at first. */
export const emptyToken = {
  name: '',
  /** In days, or 'custom' for a last day of the owner's choice. */
  lifetime: '365',
  /** That day, YYYY-MM-DD. */
  expiresAt: '',
  /** One a line. */
  scopes: 'analytics:read',
};
export type TokenValues = typeof emptyToken;

/** Milliseconds. */
const DAY = 86_400_000;

/** The contract's rules, and that a day is chosen. */
export const tokenSchema = apiTokenInputSchema.extend({
  expiresAt: z.string().min(1, 'Choose a date').pipe(apiTokenInputSchema.shape.expiresAt.unwrap()),
});

/** Converts the form's values to the input of the API, without validation. */
export function tokenInput({ name, scopes, lifetime, expiresAt }: TokenValues, timeZone: string) {
  const expiry =
    lifetime === 'custom'
      ? expiresAt && endOfDay(expiresAt, timeZone)
      : new Date(Date.now() + +lifetime * DAY).toISOString();
  return { name, scopes: scopes.split('\n').filter(Boolean), expiresAt: expiry };
}

const { fields } = contractForm(tokenSchema);

const lifetimes = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In 1 year' },
  { value: 'custom', label: 'Custom date' },
];

const fieldsOf = ({ lifetime }: TokenValues): FieldLayout<TokenValues>[] => [
  { name: 'name', label: 'Token name', isWide: true, placeholder: 'Spreadsheet' },
  { name: 'lifetime', label: 'Expires', options: lifetimes },
  ...(lifetime === 'custom' ? [{ name: 'expiresAt', label: 'Expiry date', type: 'date' } as const] : []),
  { name: 'scopes', label: 'Access', Control: ScopeBoxes },
];

/** Form for a new token: name, expiry and scopes. The token is shown once, below the form. */
export function TokenForm() {
  const timeZone = useOwnerTimeZone();
  const [created, setCreated] = useState<{ token: string; onDone: () => void }>();
  return (
    <>
      <InputForm
        contract={{
          fields,
          schema: tokenSchema,
          empty: emptyToken,
          inputOf: (values) => tokenInput(values, timeZone),
        }}
        fields={fieldsOf}
        send={useMutation(createTokenMutation).mutateAsync}
        failed="Failed to create token"
        onDone={({ token }, form) => setCreated({ token, onDone: () => form.setFocus('name') })}
        className="grid items-start gap-4 sm:grid-cols-2"
        save="Create token"
        saving="Creating…"
        look="quiet"
        buttonsClassName="sm:col-span-2"
      />
      {created && (
        <SecretShownOnce
          label="your token"
          secret={created.token}
          onDone={() => {
            setCreated(undefined);
            created.onDone();
          }}
        />
      )}
    </>
  );
}

function ScopeBoxes() {
  const id = useId();
  const { field, fieldState } = useController<TokenValues, 'scopes'>({ name: 'scopes' });
  const error = fieldState.error?.message;
  const chosen = field.value.split('\n').filter(Boolean);
  return (
    <fieldset className="sm:col-span-2" aria-describedby={describedBy(id, { error })}>
      <legend className="text-sm font-semibold">Access</legend>
      <div className="mt-1">
        {apiTokenScopes.map((scope, index) => (
          <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm sm:min-h-9">
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={chosen.includes(scope)}
              aria-invalid={error !== undefined}
              className="size-4.5 shrink-0 accent-accent"
              onChange={({ target }) => {
                const others = chosen.filter((one) => one !== scope);
                field.onChange((target.checked ? [...others, scope] : others).join('\n'));
              }}
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
