import type { ApiToken } from '@astaguide/contracts/account/api-token';
import { useQuery } from '@tanstack/react-query';
import { apiTokensQuery } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedDay, zonedMinute } from '../../lib/zoned-time';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { AccessList, type AccessRow } from './access-list';
import { scopeNames } from './scope-names';
import { TokenForm } from './token-form';

/** API tokens for programs. A token grants its scopes until it expires or is revoked. */
export function ApiTokens() {
  const timeZone = useOwnerTimeZone();
  return (
    <Panel title="API tokens" about="For scripts and apps that read reports or send sales">
      <div className="flex flex-col gap-5">
        <TokenForm />
        <QueryPanel query={useQuery(apiTokensQuery)} name="tokens" skeleton={['h-16']}>
          {(tokens) => (
            <AccessList
              label="API tokens"
              rows={tokens.map((token) => rowOf(token, timeZone))}
              empty="No tokens yet."
            />
          )}
        </QueryPanel>
      </div>
    </Panel>
  );
}

function rowOf(token: ApiToken, timeZone: string): AccessRow {
  const isOver = Date.parse(token.expiresAt) <= Date.now();
  const details = [
    token.scopes.map((scope) => scopeNames[scope]).join(', '),
    `${isOver ? 'Expired' : 'Expires'} ${zonedDay(token.expiresAt, timeZone)} · ${lastUse(token, timeZone)}`,
    `${token.hint}… · Created ${zonedDay(token.createdAt, timeZone)}`,
  ];
  return { address: `/api/auth/tokens/${token.id}`, name: token.name, isOver, details };
}

function lastUse({ lastUsedAt, lastUsedNetwork, lastUsedFor }: ApiToken, timeZone: string): string {
  if (lastUsedAt === null) return 'Never used';
  const from = lastUsedNetwork ?? 'an unknown network';
  return `Last used ${zonedMinute(lastUsedAt, timeZone)} from ${from}: ${lastUsedFor ?? ''}`;
}
