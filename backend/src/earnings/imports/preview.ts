import {
  PREVIEW_ROWS,
  type ConversionPreview,
  type ConversionState,
} from '@astaguide/contracts/earnings/conversion-import';
import type { Conversion, CurrentConversion } from './conversions.repository';
import type { PreparedImport } from './prepare-import';

/** Whether a reported row would change the current row of a sale. */
export function changes(reported: Conversion, current: CurrentConversion): boolean {
  // A settled sale does not become pending again, see ConversionsRepository.settle.
  if (reported.state === 'pending' && current.state !== 'pending') return false;
  const fields = ['state', 'day', 'moment', 'amount', 'commission', 'currency', 'productId'] as const;
  return fields.some((field) => reported[field] !== current[field]);
}

/** The preview of an import. */
export function previewOf(prepared: PreparedImport): ConversionPreview {
  const { conversions, current, refused, repeated, rows, textOf } = prepared;
  const fresh = conversions.filter(({ identity }) => !current.has(identity));
  const changed = conversions.filter((reported) => {
    const before = current.get(reported.identity);
    return before !== undefined && changes(reported, before);
  });
  const moving = [...fresh, ...changed];
  const unmatched = moving.filter(({ productId }) => productId === null).toSorted((a, b) => a.line - b.line);
  const inState = (state: ConversionState) => moving.filter((reported) => reported.state === state).length;
  return {
    rows,
    new: fresh.length,
    changed: changed.length,
    known: conversions.length - moving.length + repeated.length,
    refused: refused.length,
    unmatched: unmatched.length,
    states: { pending: inState('pending'), confirmed: inState('confirmed'), reversed: inState('reversed') },
    newSales: sumsOf(fresh.filter(({ state }) => state !== 'reversed')),
    refusedRows: refused.slice(0, PREVIEW_ROWS),
    unmatchedRows: unmatched.slice(0, PREVIEW_ROWS).map(({ line, productText, clickId }) => ({
      line,
      reason:
        productText !== null
          ? `No product is called '${productText}'`
          : clickId !== null
            ? 'The click is not in the log, and the row has no product'
            : 'The row has no product',
      text: textOf(line),
    })),
  };
}

/** The exact sum of the amounts of each currency, with four decimals. Half a cent is rounded up. */
function sumsOf(sales: readonly Conversion[]): ConversionPreview['newSales'] {
  const units = new Map<string, bigint>();
  for (const { currency, amount } of sales)
    units.set(currency, (units.get(currency) ?? 0n) + BigInt(amount.replace('.', '')));
  return [...units]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sum]) => {
      const cents = String((sum + 50n) / 100n).padStart(3, '0');
      return { currency, amount: `${cents.slice(0, -2)}.${cents.slice(-2)}` };
    });
}
