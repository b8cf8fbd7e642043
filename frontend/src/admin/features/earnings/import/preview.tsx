import type { ConversionPreview, ListedRow } from '@astaguide/contracts/earnings/conversion-import';
import { useEffect, useRef } from 'react';
import { formatCount, formatMoney, formatPlural } from '../../../../lib/format';

/** The preview of an import. */
export function Preview({ preview }: { preview: ConversionPreview }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus was removed.
  useEffect(() => heading.current?.focus(), []);
  const { states } = preview;
  const metrics = [
    { name: 'New sales', count: preview.new },
    { name: 'Updated', count: preview.changed },
    { name: 'Already imported', count: preview.known },
    { name: 'Skipped', count: preview.refused },
  ];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          Review import
        </h3>
        <p className="mt-1 text-sm text-muted">{summaryOf(preview)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        {metrics.map(({ name, count }) => (
          <div key={name} className="bg-surface p-4">
            <dt className="kicker text-muted">{name}</dt>
            <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {preview.new + preview.changed > 0 && (
        <p className="-mt-3 text-sm text-muted">
          New and updated sales: {formatCount(states.confirmed)} approved, {formatCount(states.pending)}{' '}
          pending, {formatCount(states.reversed)} reversed. New sales total{' '}
          {preview.newSales.map(({ amount, currency }) => formatMoney(amount, currency)).join(' and ') ||
            '$0.00'}
          .
        </p>
      )}
      <Rows
        title={`${formatPlural(preview.refused, 'row')} skipped`}
        note="Check the column mapping if there are many."
        rows={preview.refusedRows}
        count={preview.refused}
      />
      <Rows
        title={`${formatPlural(preview.unmatched, 'sale')} not matched to a product`}
        note="They will be imported. Match them afterwards, once per name."
        rows={preview.unmatchedRows}
        count={preview.unmatched}
      />
    </div>
  );
}

function summaryOf({ rows, refused, new: fresh, changed }: ConversionPreview): string {
  if (refused === rows) return 'No rows could be read. Go back and check the column mapping.';
  if (fresh + changed === 0) return 'All these sales have already been imported.';
  return 'Nothing is saved until you import.';
}

interface RowsProps {
  title: string;
  note: string;
  rows: readonly ListedRow[];
  /** The total number. */
  count: number;
}

function Rows({ title, note, rows, count }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className="font-display text-base font-semibold">{title}</h4>
      <p className="text-sm text-muted">{note}</p>
      <ul className="mt-2 text-sm">
        {rows.map(({ line, reason, text }) => (
          <li key={line} className="border-t border-line py-2">
            <span className="font-semibold">Line {formatCount(line)}:</span> {reason}
            <span className="block text-xs text-muted wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p className="text-xs text-muted">And {formatCount(count - rows.length)} more.</p>
      )}
    </section>
  );
}
