import { StatementsMigration } from './statements-migration';

/** Sales that networks report with a click that is not in the log, also if their product is known. */
export class UnknownClicks1790000000037 extends StatementsMigration {
  protected readonly statements = [
    'ALTER TABLE conversions ADD awaits_click boolean NOT NULL DEFAULT false',
    'DROP INDEX conversions_awaited_click_idx',
    `CREATE INDEX conversions_awaited_click_idx ON conversions (click_id)
      WHERE click_id IS NOT NULL AND (product_id IS NULL OR awaits_click)`,
    'CREATE INDEX conversions_awaiting_idx ON conversions (id) WHERE awaits_click',
  ];
}
