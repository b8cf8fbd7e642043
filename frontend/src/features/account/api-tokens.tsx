import { apiTokenInputSchema, type ApiToken } from '@astaguide/contracts/api-token';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { failureText } from '../../api/failure-text';
import { apiTokensQuery, createTokenMutation } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { buttonStyle } from '../../ui/button-style';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../lib/toast-store';
import { AccessList } from './access-list';
import { SecretShownOnce } from './secret-shown-once';

/** Keys with which a program reads the figures, and nothing else. */
export function ApiTokens() {
  const timeZone = useOwnerTimeZone();
  const { data: tokens, isError, refetch } = useQuery(apiTokensQuery);
  const { mutateAsync: create, isPending } = useMutation(createTokenMutation);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = apiTokenInputSchema.safeParse({ name });
    setError(parsed.success ? undefined : parsed.error.issues[0]!.message);
    if (!parsed.success) return;
    try {
      setSecret((await create(parsed.data)).token);
      setName('');
    } catch (failure) {
      toast({ title: 'Failed to create token', description: failureText(failure), variant: 'destructive' });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-wrap items-start gap-4"
      >
        <TextField
          ref={nameField}
          label="Name of the new token"
          className="min-w-0 grow basis-56"
          placeholder="Spreadsheet"
          value={name}
          error={error}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className={buttonStyle('quiet', 'sm:mt-7')} disabled={isPending}>
          Create token
        </button>
      </form>
      {secret !== undefined && (
        <SecretShownOnce
          label="Your token"
          secret={secret}
          onDone={() => {
            setSecret(undefined);
            nameField.current?.focus();
          }}
        />
      )}
      {tokens && (
        <AccessList
          label="API tokens"
          rows={tokens.map((token) => rowOf(token, timeZone))}
          empty="No tokens. One opens the summary, the report, its files and the raw events for reading."
        />
      )}
      {!tokens && isError && <Notice title="The tokens could not be loaded" onRetry={() => void refetch()} />}
      {!tokens && !isError && <Skeleton className="h-16 w-full" />}
    </div>
  );
}

function rowOf({ id, name, hint, createdAt, ...use }: ApiToken, timeZone: string) {
  const used =
    use.lastUsedAt === null
      ? 'never used'
      : `last used ${zonedMinute(use.lastUsedAt, timeZone)} from ${use.lastUsedNetwork ?? 'an unknown network'}, ${use.lastUsedFor ?? ''}`;
  const details = `${hint}…, created ${zonedMinute(createdAt, timeZone)}, ${used}`;
  return { address: `/api/auth/tokens/${id}`, name, details };
}
