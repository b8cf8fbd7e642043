import type { Storage } from '@astaguide/contracts/operations/data-integrity';
import { formatCount } from '../../../lib/format';
import { FirstRows } from '../../ui/first-rows';
import { byteText } from './byte-text';

const partNames: Record<Storage['parts'][number]['name'], string> = {
  rollups: 'Totals',
  'short-lived': 'Temporary data',
  queue: 'Queue',
  other: 'Catalog, posts and everything else',
};

interface Row {
  name: string;
  rows: number;
  /** With indexes. */
  bytes: number;
  indexBytes?: number;
}

/** Number of months shown at first. */
const FIRST_MONTHS = 3;

/** Rows and bytes by part, then by month, the newest first. On a small screen a row wraps. */
export function StorageTable({ storage: { months, parts, retention } }: { storage: Storage }) {
  const all: Row[] = [
    ...parts.map((part) => ({ ...part, name: partNames[part.name] })),
    ...months.toReversed().map(({ month, rows, bytes, indexBytes }) => ({
      name: `Raw events, ${month}`,
      rows,
      bytes: bytes + indexBytes,
      indexBytes,
    })),
    ...retention.dropped.map(({ month, events }) => ({
      name: `Raw events, ${month} (deleted)`,
      rows: events,
      bytes: 0,
    })),
  ];
  return (
    <>
      <FirstRows rows={all} first={parts.length + FIRST_MONTHS}>
        {(shown) => (
          <table role="table" className="w-full text-sm tabular-nums max-sm:block">
            <caption className="sr-only">Storage by part</caption>
            <thead role="rowgroup" className="max-sm:sr-only">
              <tr role="row" className="text-xs text-muted">
                {['Part', 'Rows', 'Size', 'Index size'].map((name, place) => (
                  <th
                    key={name}
                    role="columnheader"
                    scope="col"
                    className={
                      place === 0 ? 'py-2 pr-4 text-left font-semibold' : 'py-2 pl-4 text-right font-semibold'
                    }
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="max-sm:block">
              {shown.map(({ name, rows, bytes, indexBytes }) => (
                <tr
                  key={name}
                  role="row"
                  className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2"
                >
                  <th
                    role="rowheader"
                    scope="row"
                    className="py-2.5 pr-4 text-left font-normal max-sm:w-full max-sm:p-0"
                  >
                    {name}
                  </th>
                  <Cell text={formatCount(rows)} unit="rows" />
                  <Cell text={byteText(bytes)} />
                  <Cell text={indexBytes === undefined ? '' : byteText(indexBytes)} unit="of indexes" />
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FirstRows>
      <p className="mt-3 text-xs text-muted">Row counts are estimates. Sizes include indexes.</p>
    </>
  );
}

function Cell({ text, unit }: { text: string; unit?: string }) {
  return (
    <td
      role="cell"
      className="py-2.5 pl-4 text-right whitespace-nowrap max-sm:p-0 max-sm:text-xs max-sm:text-muted"
    >
      {text}
      {text && unit && <span className="sm:hidden"> {unit}</span>}
    </td>
  );
}
