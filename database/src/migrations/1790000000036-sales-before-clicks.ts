import { StatementsMigration } from './statements-migration';

/** Sales that networks report before their click has arrived, which gives them their product. */
export class SalesBeforeClicks1790000000036 extends StatementsMigration {
  protected readonly statements = [
    `CREATE INDEX conversions_awaited_click_idx ON conversions (click_id)
      WHERE click_id IS NOT NULL AND product_id IS NULL`,
  ];
}
