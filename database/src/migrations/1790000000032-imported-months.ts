import { StatementsMigration } from './statements-migration';

/** Imported history by month: ranges of several years sum some rows instead of thousands of days. */
export class ImportedMonths1790000000032 extends StatementsMigration {
  protected readonly statements = [
    `CREATE TABLE imported_months (
      month date NOT NULL, key_id integer NOT NULL, page_views bigint NOT NULL, visitors bigint NOT NULL,
      events bigint NOT NULL, sessions bigint NOT NULL, bounces bigint NOT NULL, milliseconds bigint NOT NULL,
      dimension smallint NOT NULL,
      CONSTRAINT imported_months_pkey PRIMARY KEY (dimension, month, key_id)
    )`,
    // One change of imported days at a time: a day is of one import.
    `CREATE FUNCTION hold_imported_history() RETURNS void LANGUAGE sql AS $$
      SELECT pg_advisory_xact_lock(7305021)
    $$`,
    `CREATE FUNCTION sum_imported_months(months date[]) RETURNS void LANGUAGE sql AS $$
      DELETE FROM imported_months WHERE month = ANY (months);
      INSERT INTO imported_months
      SELECT months.month, key_id, sum(page_views), sum(visitors), sum(events), sum(sessions), sum(bounces),
        sum(milliseconds), dimension
      FROM (SELECT DISTINCT unnest(months) AS month) AS months
      JOIN imported_metrics ON day >= months.month AND day < months.month + interval '1 month'
      GROUP BY months.month, dimension, key_id
    $$`,
    // Triggers, so that no writer of imported days can forget them: an import is also deleted by its reference.
    `CREATE FUNCTION sum_changed_imported_months() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM hold_imported_history();
      PERFORM sum_imported_months(ARRAY(SELECT DISTINCT date_trunc('month', day)::date FROM changed));
      RETURN NULL;
    END $$`,
    ...['INSERT', 'DELETE'].map(
      (event) => `CREATE TRIGGER imported_months_${event.toLowerCase()} AFTER ${event} ON imported_metrics
      REFERENCING ${event === 'INSERT' ? 'NEW' : 'OLD'} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_imported_months()`,
    ),
    `SELECT sum_imported_months(ARRAY(SELECT DISTINCT date_trunc('month', day)::date FROM imported_metrics))`,
  ];
}
