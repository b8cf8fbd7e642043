import type { EarningsCsvQuery, EarningsQuery } from '@astaguide/contracts/earnings';
import { earningsCsvAddress } from '../../api/earnings';

interface CsvLinkProps {
  query: EarningsQuery;
  table: EarningsCsvQuery['table'];
  /** What is downloaded: 'the chart' */
  children: string;
}

/** Takes a table out as a file. */
export function CsvLink({ query, table, children }: CsvLinkProps) {
  return (
    <a
      href={earningsCsvAddress(query, table)}
      download
      className="inline-block rounded-sm py-1 text-sm font-semibold text-ink underline underline-offset-4"
    >
      Download CSV<span className="sr-only"> of {children}</span>
    </a>
  );
}
