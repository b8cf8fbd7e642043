import { StatementsMigration } from './statements-migration';

/** Sources that the owner adds. */
export class OwnStudies1790000000026 extends StatementsMigration {
  protected readonly statements = [
    `CREATE TABLE own_studies (
      key text PRIMARY KEY,
      authors text NOT NULL,
      year integer NOT NULL,
      title text NOT NULL,
      journal text NOT NULL,
      locator text,
      doi text,
      pubmed_id text,
      kind text NOT NULL DEFAULT 'trial',
      is_randomized boolean NOT NULL DEFAULT false,
      is_blinded boolean NOT NULL DEFAULT false,
      has_placebo boolean NOT NULL DEFAULT false,
      participants integer,
      people text,
      dose text,
      weeks integer,
      outcome text NOT NULL,
      result text,
      effect text,
      funding text,
      checked_on date
    )`,
  ];
}
