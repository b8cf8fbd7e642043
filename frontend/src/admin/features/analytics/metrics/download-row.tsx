import { formatCount } from '../../../../lib/format';
import { DownloadLink } from '../../../ui/download-csv';

interface DownloadRowProps {
  href: string;
  /** What is downloaded: 'sessions by channel'. */
  children: string;
  /** Number of rows shown above, and in total. */
  shown: number;
  all: number;
  /** The unit of the rows; default: 'rows'. */
  unit?: string;
}

/** Footer of a table: its CSV export, and the number of rows shown. */
export function DownloadRow({ href, children, shown, all, unit = 'rows' }: DownloadRowProps) {
  return (
    <p className="mt-3 flex print:hidden flex-wrap items-baseline gap-x-6 gap-y-1 text-xs text-muted">
      <DownloadLink href={href}>{children}</DownloadLink>
      {all > shown && (
        <span>
          Showing {formatCount(shown)} of {formatCount(all)} {unit}. Export for all rows.
        </span>
      )}
    </p>
  );
}
