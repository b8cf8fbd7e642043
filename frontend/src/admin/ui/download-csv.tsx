import { csvTable, type CsvValue } from '@astaguide/contracts/values/csv';
import type { ReactNode } from 'react';
import { downloadText } from '../lib/download-text';

const style =
  'inline-block cursor-pointer rounded-sm py-1 text-sm font-semibold text-ink underline underline-offset-4';

const label = (what: ReactNode, isShort = true) => (
  <>
    Export CSV<span className={isShort ? 'sr-only' : undefined}> of {what}</span>
  </>
);

interface DownloadLinkProps {
  href: string;
  /** What is downloaded: 'the chart'. */
  children: ReactNode;
}

/** Takes a table out as a file that the server writes. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  return (
    <a href={href} download className={style}>
      {label(children)}
    </a>
  );
}

interface DownloadCsvProps {
  /** Without its ending. */
  filename: string;
  /** The header first. Asked for when the owner presses. */
  rows: () => readonly (readonly CsvValue[])[];
  /** False beside another export: the label then says what is downloaded. */
  isShort?: boolean;
  /** What is downloaded: 'the chart'. */
  children: ReactNode;
}

/** Takes a table out as a file whose metrics are all here. */
export function DownloadCsv({ filename, rows, isShort = true, children }: DownloadCsvProps) {
  return (
    <button
      type="button"
      className={style}
      onClick={() => downloadText(`${filename}.csv`, 'text/csv', csvTable(rows()))}
    >
      {label(children, isShort)}
    </button>
  );
}
