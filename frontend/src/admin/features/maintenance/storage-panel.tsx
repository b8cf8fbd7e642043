import { formatBytes } from '@astaguide/contracts/operations/disk';
import type { Storage } from '@astaguide/contracts/analytics/data-integrity';
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural, formatCount } from '../../../lib/format';
import { zonedDay, zonedMinute } from '../../lib/zoned-time';
import { DownloadCsv } from '../../ui/download-csv';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { FoldingTable } from '../../ui/table/folding-table';

const partNames: Record<Storage['parts'][number]['name'], string> = {
  rollups: 'Totals',
  'short-lived': 'Temporary data',
  queue: 'Queue',
  other: 'Catalog, posts and everything else',
};

/** Number of months shown at first. */
const FIRST_MONTHS = 3;

/** What is stored, its size, and when the oldest data is deleted. */
export function StoragePanel() {
  const query = useQuery(storageQuery);
  return (
    <Panel
      title="Storage"
      note={query.data && formatBytes(query.data.bytes)}
      about="Raw events are deleted by month after the retention period, once their totals are verified. Totals are kept."
      isFolded
    >
      <QueryPanel query={query} name="storage" skeleton={['h-56']} errorHint="Tracking is not affected.">
        {(storage) => (
          <>
            <RetentionFacts storage={storage} />
            <StorageTable storage={storage} />
            <p className="mt-2">
              <DownloadCsv filename="storage" rows={() => storageRows(storage)}>
                storage
              </DownloadCsv>
            </p>
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

function RetentionFacts({ storage }: { storage: Storage }) {
  const timeZone = useOwnerTimeZone();
  const { bytes, oldestRawDay, retention } = storage;
  const { months, lastCompactionAt, nextCompactionAt } = retention;
  const facts: [string, string][] = [
    ['Database size', formatBytes(bytes)],
    ['Oldest raw event', oldestRawDay ? zonedDay(oldestRawDay, 'UTC') : 'None yet'],
    ['Raw event retention', months === 0 ? 'Forever' : formatPlural(months, 'month')],
    ['Last compaction', lastCompactionAt ? zonedMinute(lastCompactionAt, timeZone) : 'None yet'],
    ['Next compaction', nextCompactionAt ? zonedMinute(nextCompactionAt, timeZone) : 'Never'],
  ];
  return (
    <dl className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-6 gap-y-4 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const storageRows = ({ months, parts, retention }: Storage) => [
  ['part', 'rows', 'bytes', 'indexBytes'],
  ...retention.dropped.map(({ month, events }) => [`events ${month}, dropped`, events, 0, 0]),
  ...months.map((part) => [`events ${part.month}`, part.rows, part.bytes + part.indexBytes, part.indexBytes]),
  ...parts.map(({ name, rows, bytes }) => [name, rows, bytes, null]),
];

interface Row {
  name: string;
  rows: number;
  /** With indexes. */
  bytes: number;
  indexBytes?: number;
}

/** Rows and bytes by part, then by month, the newest first. */
function StorageTable({ storage: { months, parts, retention } }: { storage: Storage }) {
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
