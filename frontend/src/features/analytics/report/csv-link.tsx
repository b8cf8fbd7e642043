import type { ReportCsvQuery, ReportQuery } from '@astaguide/contracts/analytics-report';
import type { ReactNode } from 'react';
import { reportCsvAddress } from '../../../api/analytics-report';
import { DownloadLink } from '../../../ui/download-csv';

interface CsvLinkProps {
  query: ReportQuery;
  table: ReportCsvQuery['table'];
  /** What is downloaded: 'the chart' */
  children: ReactNode;
}

/** Takes a table of the report out as a file. */
export function CsvLink({ query, table, children }: CsvLinkProps) {
  return <DownloadLink href={reportCsvAddress(query, table)}>{children}</DownloadLink>;
}
