import type { ReportCsvQuery, ReportQuery } from '@astaguide/contracts/analytics-report';
import type { ReactNode } from 'react';
import { reportCsvAddress } from '../../../api/analytics-report';

interface CsvLinkProps {
  query: ReportQuery;
  table: ReportCsvQuery['table'];
  /** What is downloaded: 'the chart' */
  children: ReactNode;
}

/** Takes a table of the report out as a file. */
export function CsvLink({ query, table, children }: CsvLinkProps) {
  return (
    <a
      href={reportCsvAddress(query, table)}
      download
      className="inline-block rounded-sm py-1 text-sm font-semibold text-ink underline underline-offset-4"
    >
      Download CSV<span className="sr-only"> of {children}</span>
    </a>
  );
}
