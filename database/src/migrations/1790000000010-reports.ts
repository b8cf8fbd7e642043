import { StatementsMigration } from './statements-migration';

export class Reports1790000000010 extends StatementsMigration {
  protected readonly statements = [
    // Days up to the last one, from the one before on, were counted in this zone, and their raw events were dropped.
    `CREATE TABLE former_zones (last_day date PRIMARY KEY, time_zone text NOT NULL)`,
    // Sessions in total, and by the page of their first and of their last page view, by sessions.sql.ts.
    `CREATE TABLE daily_sessions (
      day date NOT NULL, key_id integer NOT NULL, sessions bigint NOT NULL, bounces bigint NOT NULL,
      milliseconds bigint NOT NULL, page_views bigint NOT NULL, clicks bigint NOT NULL, unique_clicks bigint NOT NULL,
      visitors bigint NOT NULL, dimension smallint NOT NULL,
      CONSTRAINT daily_sessions_pkey PRIMARY KEY (dimension, day, key_id)
    )`,
    // Days that are projected already are projected again, and keep what they have until then.
    `UPDATE log_days SET projected_at = changed_at - interval '1 millisecond'
      WHERE projected_at >= changed_at AND dropped_at IS NULL`,
  ];
}
