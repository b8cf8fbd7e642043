import {
  PREVIEW_ROWS,
  type ConversionPreview,
  type ConversionState,
} from '@astaguide/contracts/earnings/conversion-import';
import type { Conversion, CurrentConversion } from './conversions.repository';
import type { PreparedImport } from './prepare-import.service';

/** Whether a report's word on a known sale would change what counts of it. */
export function changes(said: Conversion, current: CurrentConversion): boolean {
  // What is settled is not pending again, see ConversionsRepository.settle.
  if (said.state === 'pending' && current.state !== 'pending') return false;
  const fields = ['state', 'day', 'moment', 'amount', 'commission', 'productId'] as const;
  return fields.some((field) => said[field] !== current[field]);
}

/** What an import would do. */
export function previewOf(prepared: PreparedImport): ConversionPreview {
  const { conversions, current, refused, repeated, rows, textOf } = prepared;
  const fresh = conversions.filter(({ identity }) => !current.has(identity));
  const changed = conversions.filter((said) => {
    const before = current.get(said.identity);
    return before !== undefined && changes(said, before);
  });
  const moving = [...fresh, ...changed];
  const unmatched = moving.filter(({ productId }) => productId === null).toSorted((a, b) => a.line - b.line);
  const inState = (state: ConversionState) => moving.filter((said) => said.state === state).length;
  return {
    rows,
    new: fresh.length,
    changed: changed.length,
    known: conversions.length - moving.length + repeated.length,
    refused: refused.length,
    unmatched: unmatched.length,
    states: { pending: inState('pending'), confirmed: inState('confirmed'), reversed: inState('reversed') },
    newSales: sumOf(fresh.filter(({ state }) => state !== 'reversed').map(({ amount }) => amount)),
    refusedRows: refused.slice(0, PREVIEW_ROWS),
    unmatchedRows: unmatched.slice(0, PREVIEW_ROWS).map(({ line, productText, clickId }) => ({
      line,
      reason:
        productText !== null
          ? `No product is called '${productText}'`
          : clickId !== null
            ? 'The click is not in the log, and the row names no product'
            : 'The row names no product',
      text: textOf(line),
    })),
  };
}

/** Amounts of four places, added exactly; half a cent is rounded up. */
function sumOf(amounts: readonly string[]): string {
  const units = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const cents = String((units + 50n) / 100n).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
