import { StatementsMigration } from './statements-migration';

/** Long ranges read sessions, operating systems and screens of whole months, as they read rollups. */
export class MonthlySessions1790000000039 extends StatementsMigration {
  protected readonly statements = [
    // By the month's first day.
    `CREATE TABLE monthly_sessions (
      month date NOT NULL, key_id integer NOT NULL, sessions bigint NOT NULL, bounces bigint NOT NULL,
      milliseconds bigint NOT NULL, page_views bigint NOT NULL, clicks bigint NOT NULL, unique_clicks bigint NOT NULL,
      visitors bigint NOT NULL, dimension smallint NOT NULL,
      CONSTRAINT monthly_sessions_pkey PRIMARY KEY (dimension, month, key_id)
    )`,
    `CREATE TABLE monthly_audience (
      month date NOT NULL, key_id integer NOT NULL, page_views bigint NOT NULL, clicks bigint NOT NULL,
      unique_clicks bigint NOT NULL, events bigint NOT NULL, visitors bigint NOT NULL, dimension smallint NOT NULL,
      CONSTRAINT monthly_audience_pkey PRIMARY KEY (dimension, month, key_id)
    )`,
    // Of the same moment as attributions_summed_at, if both are summed.
    'ALTER TABLE log_months ADD sessions_summed_at timestamptz',
  ];
}
