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
  return <DownloadLink href={reportCsvAddress(query, table)}>{children}</DownloadLink>;
}

/** Takes any table out as a file. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="inline-block rounded-sm py-1 text-sm font-semibold text-ink underline underline-offset-4"
    >
      Download CSV<span className="sr-only"> of {children}</span>
    </a>
  );
}
