import { formatBytes } from '@astaguide/contracts/operations/disk';
import type { Storage } from '@astaguide/contracts/analytics/data-integrity';
import { formatCount } from '../../../lib/format';
import { FoldingTable } from '../../ui/table/folding-table';

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

/** Rows and bytes by part, then by month, the newest first. */
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
      <FoldingTable
        caption="Storage by part"
        rows={all}
        keyOf={({ name }) => name}
        first={parts.length + FIRST_MONTHS}
        columns={[
          { key: 'name', name: 'Part', cell: ({ name }) => name },
          { key: 'rows', name: 'Rows', cell: ({ rows }) => formatCount(rows) },
          { key: 'bytes', name: 'Size', cell: ({ bytes }) => formatBytes(bytes) },
          {
            key: 'indexBytes',
            name: 'Index size',
            cell: ({ indexBytes }) => indexBytes !== undefined && formatBytes(indexBytes),
          },
        ]}
      />
      <p className="mt-3 text-xs text-muted">Row counts are estimates. Sizes include indexes.</p>
    </>
  );
}
