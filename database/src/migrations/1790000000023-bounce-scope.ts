import { StatementsMigration } from './statements-migration';

/** Tokens for the webhook of a mail provider. */
export class BounceScope1790000000023 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE api_tokens
      DROP CONSTRAINT api_tokens_scopes_check,
      ADD CONSTRAINT api_tokens_scopes_check CHECK (cardinality(scopes) > 0
        AND scopes <@ ARRAY['analytics:read', 'earnings:read', 'conversions:write', 'bounces:write'])`,
  ];
}
