import type { ConversionPreview, ListedRow } from '@astaguide/contracts/earnings/conversion-import';
import { useEffect, useRef } from 'react';
import { formatCount, formatPlural, formatPrice } from '../../../../lib/format';

/** What importing would do. */
export function Preview({ preview }: { preview: ConversionPreview }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const { states } = preview;
  const figures = [
    { name: 'New sales', count: preview.new },
    { name: 'Changed', count: preview.changed },
    { name: 'Already known', count: preview.known },
    { name: 'Left out', count: preview.refused },
  ];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          What this import would do
        </h3>
        <p className="mt-1 text-sm text-muted">{summaryOf(preview)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        {figures.map(({ name, count }) => (
          <div key={name} className="bg-surface p-4">
            <dt className="kicker text-muted">{name}</dt>
            <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {preview.new + preview.changed > 0 && (
        <p className="-mt-3 text-sm text-muted">
          Of the new and changed sales {formatCount(states.confirmed)} are confirmed,{' '}
          {formatCount(states.pending)} pending and {formatCount(states.reversed)} reversed. New sales come to{' '}
          {formatPrice(preview.newSales)}.
        </p>
      )}
      <Rows
        title={`${formatPlural(preview.refused, 'row')} left out`}
        note="They cannot be read. If they are many, go back and look at the columns."
        rows={preview.refusedRows}
        count={preview.refused}
      />
      <Rows
        title={`${formatPlural(preview.unmatched, 'sale')} without a product`}
        note="They are imported. Afterwards you say which product they are, once for each name."
        rows={preview.unmatchedRows}
        count={preview.unmatched}
      />
    </div>
  );
}

function summaryOf({ rows, refused, new: fresh, changed }: ConversionPreview): string {
  if (refused === rows) return 'No row can be read as it is. Go back and look at the columns.';
  if (fresh + changed === 0) return 'Every sale of this report is known already: no figure would change.';
  return 'Look it over. Nothing has been stored so far.';
}

interface RowsProps {
  title: string;
  note: string;
  rows: readonly ListedRow[];
  /** How many there are in all. */
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
