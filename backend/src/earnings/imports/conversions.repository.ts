import { Conversion as ConversionRow } from '@astaguide/database/entities/earnings/conversion.entity';
import { Any, type EntityManager } from 'typeorm';
import type { KnownLine } from '../rules/identities';

/** A sale as an import reports it. */
export interface Conversion extends Omit<
  ConversionRow,
  'id' | 'importId' | 'retailerKey' | 'reportedAt' | 'isCurrent' | 'moment' | 'asOf' | 'corrected'
> {
  /** Of the owner's correction: the corrected fields. */
  corrected?: string[];
  /** ISO 8601; null if only the day is known. */
  moment: string | null;
}

/** The current row of a sale, which is the one that counts. */
export type CurrentConversion = Omit<Conversion, 'productText' | 'corrected'> & {
  id: string;
  /** The commission without the owner's correction of it. */
  reportedCommission: string | null;
};

/** A row of a sale that has an id of a report. */
export type KnownConversion = CurrentConversion & KnownLine & { isCurrent: boolean };

/** Rows written by one statement: a large report does not keep other requests waiting. */
const CHUNK = 2000;

const COLUMNS = [
  'identity',
  'line',
  'row_id',
  'order_id',
  'corrects',
  'click_id',
  'awaits_click',
  'product_text',
  'product_key',
  'product_id',
  'day',
  'moment',
  'amount',
  'commission',
  'currency',
  'commission_currency',
  'state',
  'is_paid',
  'paid_on',
  'is_whole_order',
  'is_adjustment',
  'account',
  'corrected',
];

/** $1 import, $2 retailer, $3 when it was reported, null for now, $4 the last day it covers, $5 rows as JSON. */
const WRITE = `
  INSERT INTO conversions (import_id, retailer_key, reported_at, as_of, is_current, ${COLUMNS.join(', ')})
  SELECT $1, $2, coalesce($3, clock_timestamp()), $4::date,
    NOT EXISTS (SELECT FROM conversions known WHERE known.retailer_key = $2 AND known.identity = said.identity AND is_current),
    ${COLUMNS.join(', ')}
  FROM json_populate_recordset(NULL::conversions, $5) said
  ON CONFLICT (retailer_key, identity, import_id) DO UPDATE SET
    ${[...COLUMNS, 'reported_at', 'as_of'].map((name) => `${name} = excluded.${name}`).join(', ')}
  RETURNING id::integer`;

/** The rows of retailer $1 and sales $2, which a newer report most likely replaces. */
const RETIRE =
  'UPDATE conversions SET is_current = false WHERE retailer_key = $1 AND identity = ANY($2) AND is_current';

/** The sales of a retailer $1 on the days $2 to $3, of the accounts $4, that no report gave an id. */
const FIND_NAMELESS = `
  SELECT DISTINCT identity FROM conversions
  WHERE retailer_key = $1 AND day BETWEEN $2 AND $3 AND row_id IS NULL AND order_id IS NULL AND corrects IS NULL
    AND ($4::text[] IS NULL OR account IS NULL OR account = ANY($4))`;

/** The sales of a retailer $1 in the same orders as its sales $2, if a postback stated the total of the order. */
const FIND_ORDERS = `
  SELECT DISTINCT identity FROM conversions WHERE retailer_key = $1 AND order_id IN (
    SELECT order_id FROM conversions WHERE retailer_key = $1 AND is_whole_order AND order_id IN (
      SELECT order_id FROM conversions WHERE retailer_key = $1 AND identity = ANY($2)))`;

/** SQL for whether a less advanced state, or a pending one, is older news than that of another report. */
const isOutdated = (rank: string, asOf: string, otherRank: string, otherAsOf: string) =>
  `(${otherRank} > ${rank} AND (${rank} = 0 OR ${asOf} < ${otherAsOf})) IS TRUE`;

/**
 * Finds the rows of sales that do not count but should, or the other way round, and the owner's corrections with the
 * row that each is based on. Of each sale the latest report counts. A pending one does not count beside others, nor a
 * less advanced state beside one of a report that covers later days. A sale without an id ends with a later report of
 * its day. The total of an order is another report of its line; of several lines and the total, the newer counts, by the
 * same rules. Without joins, because the planner cannot know how many rows a report has.
 */
const FIND_UNSETTLED = `
  SELECT id, is_latest AS "isLatest", CASE WHEN is_correction AND is_latest THEN base_id END AS "baseId" FROM (
    SELECT id, is_current, is_correction, base_id,
      CASE WHEN is_correction THEN base_id IS NOT NULL AND last_correction = id ELSE is_base AND last_correction IS NULL END
        AND NOT CASE WHEN corrects IS NOT NULL OR whole_at IS NULL THEN false
          WHEN is_total THEN is_whole_outdated OR NOT are_lines_outdated AND whole_at <= lines_at
          ELSE are_lines_outdated OR NOT is_whole_outdated AND whole_at > lines_at END AS is_latest
    FROM (
      SELECT *, max(id) FILTER (WHERE is_base) OVER sale AS base_id,
        max(id) FILTER (WHERE is_correction) OVER sale AS last_correction,
        coalesce(${isOutdated('whole_rank', 'whole_as_of', 'lines_rank', 'lines_as_of')}, false) AS is_whole_outdated,
        coalesce(${isOutdated('lines_rank', 'lines_as_of', 'whole_rank', 'whole_as_of')}, false) AS are_lines_outdated
      FROM (
        SELECT *, ${(['rank', 'as_of', 'reported_at'] as const)
          .flatMap((column) => [
            `max(${column}) FILTER (WHERE is_base AND is_total) OVER sold AS whole_${column === 'reported_at' ? 'at' : column}`,
            `max(${column}) FILTER (WHERE is_base AND NOT is_total AND corrects IS NULL) OVER sold AS lines_${column === 'reported_at' ? 'at' : column}`,
          ])
          .join(', ')}
        FROM (
          SELECT *, is_report AND counts
            AND row_number() OVER (PARTITION BY sale, is_total, is_report AND counts ORDER BY reported_at DESC, id DESC) = 1 AS is_base
          FROM (
            SELECT *, CASE rank WHEN 0 THEN highest = 0 WHEN 1 THEN (as_of < paid_as_of) IS NOT TRUE
              WHEN 2 THEN (as_of < reversed_as_of) IS NOT TRUE ELSE true END AS counts
            FROM (
              SELECT *, max(rank) FILTER (WHERE is_report) OVER same AS highest,
                max(as_of) FILTER (WHERE rank > 1 AND is_report) OVER same AS paid_as_of,
                max(as_of) FILTER (WHERE rank > 2 AND is_report) OVER same AS reversed_as_of
              FROM (
                SELECT *, NOT is_correction AND NOT is_replaced AS is_report,
                  coalesce(is_whole_order AND first_line < last_line, false) AS is_total,
                  CASE WHEN is_whole_order AND first_line = last_line THEN first_line
                    WHEN is_whole_order AND first_line < last_line THEN order_id ELSE identity END AS sale
                FROM (
                  SELECT *, min(identity) FILTER (WHERE is_line) OVER ordered AS first_line,
                    max(identity) FILTER (WHERE is_line) OVER ordered AS last_line
                  FROM (
                    SELECT sale.id, sale.identity, sale.order_id, sale.corrects, sale.as_of, sale.reported_at,
                      sale.is_current, sale.is_whole_order, report.is_correction,
                      NOT sale.is_whole_order AND NOT report.is_correction AND sale.corrects IS NULL AS is_line,
                      CASE sale.state WHEN 'pending' THEN 0 WHEN 'reversed' THEN 3 ELSE 1 + sale.is_paid::integer END AS rank,
                      sale.row_id IS NULL AND sale.order_id IS NULL AND sale.corrects IS NULL AND EXISTS (
                        SELECT FROM conversion_imports later
                        WHERE later.retailer_key = sale.retailer_key AND later.id <> sale.import_id
                          AND sale.day BETWEEN later.replaces_from AND later.replaces_to
                          AND (later.replaces_accounts IS NULL OR sale.account IS NULL OR sale.account = ANY(later.replaces_accounts))
                          AND (later.reported_at, later.id) > (sale.reported_at, sale.import_id)
                      ) AS is_replaced
                    FROM conversions sale JOIN conversion_imports report ON report.id = sale.import_id
                    WHERE sale.retailer_key = $1 AND sale.identity = ANY($2)
                  ) word WINDOW ordered AS (PARTITION BY order_id)
                ) line
              ) named WINDOW same AS (PARTITION BY sale, is_total)
            ) ranked
          ) weighed
        ) based WINDOW sold AS (PARTITION BY order_id)
      ) compared WINDOW sale AS (PARTITION BY sale, is_total)
    ) decided
  ) settled WHERE is_current <> is_latest OR is_correction AND is_latest`;

/** Postbacks of retailer $1 that named one of these ids $2 as their order. */
const FIND_CALLS = `SELECT id, identity, order_id AS "orderId" FROM conversions
  WHERE retailer_key = $1 AND is_whole_order AND order_id = ANY($2)`;

/** Postbacks that named lines, and not orders, with the ids of both, as JSON. */
const NAME_LINES = `UPDATE conversions SET is_whole_order = false, row_id = line.row_id, order_id = line.order_id
  FROM json_to_recordset($1) line (id bigint, row_id text, order_id text) WHERE conversions.id = line.id`;

/** Corrections $1, each based on the row of $2: what the owner did not correct is as the row says. */
const REBASE = `
  UPDATE conversions correction SET
    ${'line row_id order_id corrects click_id awaits_click product_text product_key currency commission_currency is_adjustment account'
      .split(' ')
      .map((name) => `${name} = base.${name}`)
      .join(', ')},
    ${Object.entries({
      day: ['day', 'moment'],
      productId: ['product_id'],
      amount: ['amount'],
      commission: ['commission'],
      status: ['state'],
      isPaid: ['is_paid', 'paid_on'],
    })
      .flatMap(([field, columns]) =>
        columns.map(
          (name) =>
            `${name} = CASE WHEN '${field}' = ANY(correction.corrected) THEN correction.${name} ELSE base.${name} END`,
        ),
      )
      .join(', ')}
  FROM unnest($1::bigint[], $2::bigint[]) pair (correction_id, base_id) JOIN conversions base ON base.id = base_id
  WHERE correction.id = correction_id`;

/** A sale's row as KnownConversion. */
const selectSales = (manager: EntityManager, retailerKey: string) =>
  manager
    .createQueryBuilder(ConversionRow, 'sale')
    .select('sale.id', 'id')
    .addSelect('sale.identity', 'identity')
    .addSelect('sale.line', 'line')
    .addSelect('sale.rowId', 'rowId')
    .addSelect('sale.orderId', 'orderId')
    .addSelect('sale.corrects', 'corrects')
    .addSelect('sale.clickId', 'clickId')
    .addSelect('sale.awaitsClick', 'awaitsClick')
    .addSelect('sale.productKey', 'productKey')
    .addSelect('sale.productId', 'productId')
    .addSelect(`to_char(sale.day, 'YYYY-MM-DD')`, 'day')
    // As text: the driver's dates and their conversion cost as much as the rest of a large report's rows.
    .addSelect(`to_char(sale.moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`, 'moment')
    .addSelect('sale.amount', 'amount')
    .addSelect('sale.commission', 'commission')
    .addSelect(
      `CASE WHEN 'commission' = ANY(sale.corrected) THEN (
        SELECT base.commission FROM conversions base
        WHERE base.retailer_key = sale.retailer_key AND base.identity = sale.identity AND base.corrected IS NULL
        ORDER BY base.reported_at DESC, base.id DESC LIMIT 1
      ) ELSE sale.commission END`,
      'reportedCommission',
    )
    .addSelect('sale.currency', 'currency')
    .addSelect('sale.commissionCurrency', 'commissionCurrency')
    .addSelect('sale.state', 'state')
    .addSelect('sale.isPaid', 'isPaid')
    .addSelect(`to_char(sale.paidOn, 'YYYY-MM-DD')`, 'paidOn')
    .addSelect('sale.isWholeOrder', 'isWholeOrder')
    .addSelect('sale.isAdjustment', 'isAdjustment')
    .addSelect('sale.account', 'account')
    .addSelect('sale.isCurrent', 'isCurrent')
    .where('sale.retailerKey = :retailerKey', { retailerKey });

/** SQL for the time of the postback of a correction, or its day. */
const CALLED_AT = `CASE WHEN sale.corrects IS NOT NULL THEN (
  SELECT coalesce(to_char(call.moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), to_char(call.day, 'YYYY-MM-DD'))
  FROM conversions call
  WHERE call.retailer_key = sale.retailer_key AND call.identity = sale.identity AND call.line = 0 AND call.corrected IS NULL
  ORDER BY call.id LIMIT 1) END`;

/**
 * The sales with one of these row ids or order ids, and what corrects the sale with one: of each the current row,
 * otherwise the latest, as a line and as the total of an order.
 */
export function findKnownSales(
  manager: EntityManager,
  retailerKey: string,
  ids: readonly string[],
): Promise<KnownConversion[]> {
  return selectSales(manager, retailerKey)
    .addSelect(CALLED_AT, 'calledAt')
    .distinctOn(['sale.identity', 'sale.isWholeOrder'])
    .andWhere('(sale.orderId = ANY(:ids) OR sale.rowId = ANY(:ids) OR sale.corrects = ANY(:ids))', { ids })
    .orderBy('sale.identity')
    .addOrderBy('sale.isWholeOrder')
    .addOrderBy('sale.isCurrent', 'DESC')
    .addOrderBy('sale.reportedAt', 'DESC')
    .getRawMany<KnownConversion>();
}

/** The current rows of sales, by identity. */
export async function findCurrent(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<Map<string, CurrentConversion>> {
  const rows = await selectSales(manager, retailerKey)
    .andWhere('sale.isCurrent AND sale.identity = ANY(:identities)', { identities })
    .getRawMany<CurrentConversion>();
  return new Map(rows.map((row) => [row.identity, row]));
}

/** The row of a sale that an import has. */
export const findStored = (manager: EntityManager, importId: number, identity: string) =>
  manager.findOneBy(ConversionRow, { importId, identity });

/** What a report is among those of its retailer. */
export interface Reporting {
  importId: number;
  retailerKey: string;
  /** ISO 8601; null for now. */
  reportedAt: string | null;
  /**
   * Whether it is a file that is newer than all others. Its rows are then written as those that count, because changing
   * that afterwards would write each of them twice.
   */
  isNewest?: boolean;
  /** 'YYYY-MM-DD'; null if the report has no days. */
  asOf: string | null;
}

/** Writes the rows of an import; one that the import already has is replaced. @returns their ids */
export async function writeConversions(
  manager: EntityManager,
  { importId, retailerKey, reportedAt, asOf, isNewest }: Reporting,
  conversions: readonly Conversion[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < conversions.length; start += CHUNK) {
    const rows = conversions.slice(start, start + CHUNK).map(rowOf);
    if (isNewest) await manager.query(RETIRE, [retailerKey, rows.map(({ identity }) => identity)]);
    const written = await manager.query<{ id: number }[]>(WRITE, [
      importId,
      retailerKey,
      reportedAt,
      asOf,
      JSON.stringify(rows),
    ]);
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
}

const rowOf = (sale: Conversion) => ({
  identity: sale.identity,
  line: sale.line,
  row_id: sale.rowId,
  order_id: sale.orderId,
  corrects: sale.corrects,
  click_id: sale.clickId,
  awaits_click: sale.awaitsClick,
  product_text: sale.productText,
  product_key: sale.productKey,
  product_id: sale.productId,
  day: sale.day,
  moment: sale.moment,
  amount: sale.amount,
  commission: sale.commission,
  currency: sale.currency,
  commission_currency: sale.commissionCurrency,
  state: sale.state,
  is_paid: sale.isPaid,
  paid_on: sale.paidOn,
  is_whole_order: sale.isWholeOrder,
  is_adjustment: sale.isAdjustment,
  account: sale.account,
  corrected: sale.corrected ?? null,
});

/** Finds out which postbacks named one of these lines by the line's own id. */
export async function nameLines(
  manager: EntityManager,
  retailerKey: string,
  conversions: readonly Conversion[],
): Promise<void> {
  const lines = new Map(conversions.map((line) => [line.identity, line]));
  const rowIds = conversions.flatMap(({ rowId }) => rowId ?? []);
  // Without a join, as the planner cannot know how many rows a report has.
  const calls = await manager.query<{ id: string; identity: string; orderId: string }[]>(FIND_CALLS, [
    retailerKey,
    rowIds,
  ]);
  const named = calls.flatMap(({ id, identity, orderId }) => {
    const line = lines.get(identity);
    return line?.rowId === orderId && line.orderId !== orderId
      ? [{ id, row_id: line.rowId, order_id: line.orderId }]
      : [];
  });
  if (named.length > 0) await manager.query(NAME_LINES, [JSON.stringify(named)]);
}

/** The identities of the sales of an import. */
export async function findIdentities(manager: EntityManager, importId: number): Promise<string[]> {
  const rows = await manager.find(ConversionRow, { select: { identity: true }, where: { importId } });
  return rows.map(({ identity }) => identity);
}

/** First and last day, and accounts, null for all, whose sales without an id a report replaces. */
export interface Replaced {
  from: string;
  to: string;
  accounts: string[] | null;
}

/** The identities of sales without an id on these days. */
export async function findNameless(
  manager: EntityManager,
  retailerKey: string,
  { from, to, accounts }: Replaced,
): Promise<string[]> {
  const rows = await manager.query<{ identity: string }[]>(FIND_NAMELESS, [retailerKey, from, to, accounts]);
  return rows.map(({ identity }) => identity);
}

/** These sales, and the others of their orders if a postback stated the order's total: settled together. */
export async function withOrders(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ identity: string }[]>(FIND_ORDERS, [retailerKey, identities]);
  return [...new Set([...identities, ...rows.map(({ identity }) => identity)])];
}

/** Marks the row of each sale that counts. @param identities with all sales of their orders (see withOrders) */
export async function settleConversions(
  manager: EntityManager,
  retailerKey: string,
  identities: readonly string[],
): Promise<void> {
  const rows = await manager.query<{ id: string; isLatest: boolean; baseId: string | null }[]>(
    FIND_UNSETTLED,
    [retailerKey, identities],
  );
  // First the former ones, because a sale has one current row at any time.
  for (const isCurrent of [false, true]) {
    const ids = rows.filter(({ isLatest }) => isLatest === isCurrent).map(({ id }) => id);
    if (ids.length > 0) await manager.update(ConversionRow, { id: Any(ids) }, { isCurrent });
  }
  const corrections = rows.filter(({ baseId }) => baseId !== null);
  if (corrections.length > 0)
    await manager.query(REBASE, [corrections.map(({ id }) => id), corrections.map(({ baseId }) => baseId)]);
}
