import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';
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

/** A link that downloads a table as CSV from the server. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  return (
    <a href={href} download className={style}>
      {label(children)}
    </a>
  );
}

interface DownloadCsvProps {
  /** Without the extension. */
  filename: string;
  /** The header row first. Called on click. */
  rows: () => readonly (readonly CsvValue[])[];
  /** False beside another export, so that the label names what is downloaded. */
  isShort?: boolean;
  /** What is downloaded: 'the chart'. */
  children: ReactNode;
}

/** A button that downloads a table as CSV, written in the browser from loaded data. */
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
