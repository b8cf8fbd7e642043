import type { Storage } from '@astaguide/contracts/operations/data-care';
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '../../api/analytics-data-care';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural } from '../../../lib/format';
import { zonedDay, zonedMinute } from '../../lib/zoned-time';
import { DownloadCsv } from '../../ui/download-csv';
import { byteText } from './byte-text';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { StorageTable } from './storage-table';

/** What is stored, how large it is, and when the oldest data is deleted. */
export function StoragePanel() {
  return (
    <Panel
      title="Storage"
      about="Single events are kept by month and dropped when they are old enough, once their totals have been proven right. Totals stay for good, so no chart ever loses a day."
    >
      <QueryPanel
        query={useQuery(storageQuery)}
        name="storage"
        skeleton={['h-56']}
        errorHint="Events go on being recorded."
      >
        {(storage) => (
          <>
            <RetentionFacts storage={storage} />
            <StorageTable storage={storage} />
            <p className="mt-2">
              <DownloadCsv filename="storage" rows={() => storageRows(storage)}>
                the storage
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
    ['Whole database', byteText(bytes)],
    ['Oldest single event', oldestRawDay ? zonedDay(oldestRawDay, 'UTC') : 'None yet'],
    ['Single events are kept', months === 0 ? 'For ever' : formatPlural(months, 'month')],
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
  ...months.map(({ month, rows, bytes, indexBytes }) => [
    `events ${month}`,
    rows,
    bytes + indexBytes,
    indexBytes,
  ]),
  ...parts.map(({ name, rows, bytes }) => [name, rows, bytes, null]),
];
