import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { EarningsCsvQuery } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { earningsCsvAddress } from '../../api/earnings';
import { DownloadLink } from '../../ui/download-csv';

interface CsvLinkProps {
  query: ReportQuery;
  table: EarningsCsvQuery['table'];
  by?: EarningsDimension;
  /** What is downloaded: 'the chart' */
  children: string;
}

/** A link to a table's CSV export. */
export function CsvLink({ query, table, by = 'product', children }: CsvLinkProps) {
  return <DownloadLink href={earningsCsvAddress(query, { table, by })}>{children}</DownloadLink>;
}
