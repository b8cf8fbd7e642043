import { formatCount } from '../../../../lib/format';
import { DownloadLink } from '../../../ui/download-csv';

interface FileLineProps {
  href: string;
  /** What is downloaded: 'sessions by channel'. */
  children: string;
  /** Rows that stand above, and how many there are in all. */
  shown: number;
  all: number;
  /** What the rows are; default: 'rows'. */
  unit?: string;
}

/** Below a table: its file, and how many rows only the file has. */
export function FileLine({ href, children, shown, all, unit = 'rows' }: FileLineProps) {
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-xs text-muted">
      <DownloadLink href={href}>{children}</DownloadLink>
      {all > shown && (
        <span>
          The first {formatCount(shown)} of {formatCount(all)} {unit}; the file has all.
        </span>
      )}
    </p>
  );
}
