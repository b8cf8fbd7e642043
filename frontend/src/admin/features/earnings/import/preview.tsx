import type { ConversionPreview, ListedRow } from '@astaguide/contracts/earnings/conversion-import';
import { useEffect, useRef } from 'react';
import { localDay, longDay } from '../../../../lib/calendar-date';
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
    ...(preview.replaced > 0 ? [{ name: 'Replaced', count: preview.replaced }] : []),
    ...(preview.leftOut > 0 ? [{ name: 'Test sales', count: preview.leftOut }] : []),
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
      {preview.leftOut > 0 && (
        <p className="-mt-3 text-sm text-muted">
          {formatPlural(preview.leftOut, 'row')} left out: test transactions, and words that you left out.
        </p>
      )}
      {preview.importedAt && (
        <p className="-mt-3 text-sm text-muted">
          You imported this file before, on {longDay(localDay(new Date(preview.importedAt)))}. What newer
          reports say stays.
        </p>
      )}
      <Facts preview={preview} />
      <Totals totals={preview.totals} />
      <Changes changes={preview.changes} count={preview.changed} />
      <Rows
        title={`${formatPlural(preview.futureDays + preview.unusualDays, 'sale')} with an unusual date`}
        note="Check the date column and the order of day and month."
        rows={preview.oddRows}
        count={preview.futureDays + preview.unusualDays}
      />
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

/** Days and clicks of the report, and what it replaces. */
function Facts({ preview: { days, clicks, replaced } }: { preview: ConversionPreview }) {
  if (!days) return null;
  return (
    <ul className="-mt-3 flex list-disc flex-col gap-1 pl-5 text-sm">
      <li>
        Sales from {longDay(days.from)} to {longDay(days.to)}.
      </li>
      {clicks.reported > 0 && (
        <li>
          {formatCount(clicks.found)} of {formatPlural(clicks.reported, 'click')} found.
        </li>
      )}
      {replaced > 0 && (
        <li>
          Replaces {formatPlural(replaced, 'sale')}: this network’s reports have no ids, so the file replaces
          the days that it covers.
        </li>
      )}
    </ul>
  );
}

/** What the report adds up to. */
function Totals({ totals }: Pick<ConversionPreview, 'totals'>) {
  if (totals.length === 0) return null;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-left font-display text-base font-semibold">
        Totals of the file, to compare with your network’s
      </caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="text-left font-normal">
            Status
          </th>
          <th scope="col" className="pl-3 text-right font-normal">
            Lines
          </th>
          <th scope="col" className="pl-3 text-right font-normal">
            Sales
          </th>
          <th scope="col" className="pl-3 text-right font-normal">
            Commission
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ state, currency, lines, sales, commission }) => (
          <tr key={`${state} ${currency}`} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {stateNames[state]} {currency}
            </th>
            <td className="py-1.5 pl-3 text-right">{formatCount(lines)}</td>
            <td className="py-1.5 pl-3 text-right">{formatMoney(sales, currency)}</td>
            <td className="py-1.5 pl-3 text-right">{formatMoney(commission, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stateNames = { pending: 'Pending', confirmed: 'Approved', reversed: 'Reversed' };

/** What the report changes in known sales. */
function Changes({ changes, count }: Pick<ConversionPreview, 'changes'> & { count: number }) {
  return (
    <Rows
      title={`${formatPlural(count, 'sale')} updated`}
      note="Before and after."
      rows={changes.map(({ line, text, fields }) => ({
        line,
        text,
        reason: fields
          .map(({ field, before, after }) => `${field} ${before ?? 'none'} → ${after ?? 'none'}`)
          .join(', '),
      }))}
      count={count}
    />
  );
}

function summaryOf({ rows, refused, leftOut, new: fresh, changed, replaced }: ConversionPreview): string {
  if (refused + leftOut === rows) return 'No rows could be read. Go back and check the column mapping.';
  if (fresh + changed + replaced === 0) return 'All these sales have already been imported.';
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
