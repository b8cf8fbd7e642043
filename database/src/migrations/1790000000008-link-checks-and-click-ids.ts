import { StatementsMigration } from './statements-migration';

/**
 * Where links lead and their own clicks; short links that end, and that pass
 * the query on.
 */
export class LinkChecksAndClickIds1790000000008 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE short_links
      ADD COLUMN ends_on date,
      ADD COLUMN next_url text,
      ADD COLUMN passes_query boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT short_links_next_url_check CHECK (next_url IS NULL OR ends_on IS NOT NULL)`,
    `ALTER TABLE link_checks
      DROP CONSTRAINT link_checks_verdict_check,
      ADD CONSTRAINT link_checks_verdict_check
        CHECK (verdict IN ('ok', 'leads-elsewhere', 'could-not-check', 'suspected', 'broken')),
      ADD COLUMN final_url text,
      -- Of the 28 whole days before clicks_counted_on; null until they are counted, and where clicks are not recorded.
      ADD COLUMN clicks_per_day double precision,
      ADD COLUMN clicks_counted_on date`,
  ];
}
