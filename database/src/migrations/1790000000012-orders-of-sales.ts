import { StatementsMigration } from './statements-migration';

/** Orders that files and postbacks report, accounts at a network, and corrections of single fields. */
export class OrdersOfSales1790000000012 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE conversions
      -- A postback states the total of its order, a file each line: the newer one counts, never both.
      ADD is_whole_order boolean NOT NULL DEFAULT false,
      -- A bonus or bounty without an order: money, but no sale.
      ADD is_adjustment boolean NOT NULL DEFAULT false,
      -- The account at the network, such as a tracking id.
      ADD account text,
      -- The fields of the owner's correction; later reports change the others.
      ADD corrected text[]`,
    // The accounts whose sales without an id it replaces; null for all.
    `ALTER TABLE conversion_imports ADD replaces_accounts text[]`,
    `DROP INDEX conversions_order_idx, conversions_row_idx`,
    `CREATE INDEX conversions_order_idx ON conversions (retailer_key, order_id) WHERE order_id IS NOT NULL`,
    `CREATE INDEX conversions_row_idx ON conversions (retailer_key, row_id) WHERE row_id IS NOT NULL`,
    `CREATE INDEX conversions_whole_order_idx ON conversions (retailer_key, order_id) WHERE is_whole_order`,
    // Earlier corrections do not say which of their fields were corrected.
    `UPDATE conversions SET corrected = ARRAY['day', 'productId', 'amount', 'commission', 'status', 'isPaid']
      FROM conversion_imports report WHERE report.id = import_id AND report.is_correction`,
    `UPDATE conversions SET is_whole_order = true FROM conversion_imports report
      WHERE report.id = import_id AND report.is_postback AND corrects IS NULL AND order_id IS NOT NULL`,
    // Orders of several lines counted once more by their postback: now the newer of the two counts.
    `CREATE TEMPORARY TABLE counted_twice ON COMMIT DROP AS
      SELECT retailer_key, order_id, max(reported_at) FILTER (WHERE is_whole_order) > max(reported_at) FILTER (WHERE NOT is_whole_order) AS is_whole
      FROM conversions WHERE is_current AND corrects IS NULL AND order_id IS NOT NULL
      GROUP BY retailer_key, order_id HAVING bool_or(is_whole_order) AND NOT bool_and(is_whole_order)`,
    `UPDATE conversions sale SET is_current = false FROM counted_twice
      WHERE sale.retailer_key = counted_twice.retailer_key AND sale.order_id = counted_twice.order_id
        AND corrects IS NULL AND sale.is_whole_order <> counted_twice.is_whole`,
    `UPDATE conversions SET is_current = true WHERE id IN (
      SELECT DISTINCT ON (retailer_key, identity) id FROM conversions line JOIN counted_twice USING (retailer_key, order_id)
      WHERE NOT is_whole AND corrects IS NULL AND NOT is_whole_order AND NOT EXISTS (
        SELECT FROM conversions other
        WHERE other.retailer_key = line.retailer_key AND other.identity = line.identity AND other.is_current)
      ORDER BY retailer_key, identity, reported_at DESC, id DESC)`,
    `CREATE OR REPLACE VIEW ledger_entries AS
      SELECT id, import_id, retailer_key, identity, order_id, row_id, corrects, product_text, product_key, click_id,
        product_id, day, moment, amount, commission, currency, coalesce(commission_currency, currency) AS commission_currency,
        state, is_paid, paid_on, reported_at,
        NOT is_adjustment AND (amount > 0 OR amount = 0 AND coalesce(commission, 0) >= 0) AS is_sale,
        CASE WHEN amount < 0 THEN -1.0 ELSE 1.0 END AS share
      FROM conversions WHERE is_current AND corrects IS NULL
      UNION ALL
      SELECT entry.id, entry.import_id, entry.retailer_key, entry.identity, entry.order_id, entry.row_id, entry.corrects,
        entry.product_text, entry.product_key, coalesce(sale.click_id, entry.click_id),
        coalesce(sale.product_id, entry.product_id), coalesce(sale.day, entry.day),
        CASE WHEN sale.id IS NULL THEN entry.moment ELSE sale.moment END, entry.amount,
        coalesce(entry.commission, round(sale.commission * part.share, 4)), entry.currency,
        CASE WHEN entry.commission IS NULL THEN coalesce(sale.commission_currency, sale.currency, entry.currency)
          ELSE coalesce(entry.commission_currency, entry.currency) END,
        CASE WHEN sale.state = 'reversed' THEN 'reversed' ELSE entry.state END, entry.is_paid, entry.paid_on,
        entry.reported_at, false,
        CASE WHEN sale.amount <> 0 THEN part.share WHEN entry.amount < 0 THEN -1.0 ELSE 1.0 END
      FROM conversions entry LEFT JOIN LATERAL (
        SELECT * FROM conversions named
        WHERE named.is_current AND named.corrects IS NULL AND named.retailer_key = entry.retailer_key
          AND (named.row_id IN (entry.corrects, entry.order_id) OR named.order_id IN (entry.corrects, entry.order_id))
        ORDER BY (named.row_id = entry.corrects) IS TRUE DESC, (named.order_id = entry.corrects) IS TRUE DESC,
          (named.product_key = entry.product_key) IS TRUE DESC, named.amount >= -entry.amount DESC, named.identity
        LIMIT 1
      ) sale ON true
      -- The part of the sale that it takes back; in another currency by the rates of the sale's day, null without one.
      CROSS JOIN LATERAL (
        SELECT CASE WHEN sale.currency = entry.currency THEN entry.amount / nullif(sale.amount, 0)
          ELSE usd(entry.amount, entry.currency, coalesce(day_of(sale.moment), sale.day))
            / nullif(usd(sale.amount, sale.currency, coalesce(day_of(sale.moment), sale.day)), 0) END AS share
      ) part
      WHERE entry.is_current AND entry.corrects IS NOT NULL`,
    // In the currency of the earnings, as all other money of the dashboard.
    `CREATE OR REPLACE VIEW earned_commissions AS
      SELECT product_id, click_id, local.day, coalesce(reported_money(commission, commission_currency, local.day),
        CASE valid.kind WHEN 'rate' THEN reported_money(amount, currency, local.day) * valid.value / 100
          WHEN 'fixed' THEN reported_money(valid.value * share, 'USD', local.day) END) AS commission
      FROM ledger_entries sale CROSS JOIN LATERAL (SELECT coalesce(day_of(moment), sale.day) AS day) AS local
      LEFT JOIN LATERAL (
        SELECT kind, value FROM commissions WHERE product_id = sale.product_id AND valid_from <= local.day
        ORDER BY valid_from DESC LIMIT 1
      ) AS valid ON true
      WHERE state <> 'reversed'`,
  ];
}
