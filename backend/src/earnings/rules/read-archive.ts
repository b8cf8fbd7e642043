import readXlsxFile from 'read-excel-file/node';
import type { ArchivedFile } from '../../http/input/zip-archive';

/** Limits of an archive or workbook: a sheet of 50,000 rows and 40 columns. */
export const ARCHIVE_LIMITS = { files: 500, unpacked: 120 * 1024 * 1024 };
/** Maximum number of cells of a sheet, including the empty ones between others. */
const MAX_CELLS = 3_000_000;

/** The rows of a sheet; a cell without a value is an empty text. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** Whether an unpacked archive is an Excel workbook. */
export const isWorkbook = (files: readonly ArchivedFile[]) =>
  files.some(({ name }) => name === 'xl/workbook.xml');

/**
 * Reads the sheets of an Excel workbook.
 *
 * @param files the unpacked workbook, whose size is checked
 * @throws Error with a message for the owner, for a sheet that is too large or cannot be read
 */
export async function readWorkbook(bytes: Buffer, files: readonly ArchivedFile[]): Promise<Sheet[]> {
  for (const { name, bytes: content } of files)
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name) && cellsOf(content) > MAX_CELLS)
      throw new Error(`A sheet has more than ${MAX_CELLS.toLocaleString('en-US')} cells.`);
  const sheets = await readXlsxFile(bytes, { trim: true }).catch(() => {
    throw new Error('It is not a workbook that can be read. Save it as CSV.');
  });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
}

/** Number of cells of the smallest rectangle with all cells of a sheet. */
function cellsOf(sheet: Buffer): number {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row] of sheet.toString('latin1').matchAll(/\sr="([A-Z]{0,3})(\d+)"/g)) {
    rows = Math.max(rows, Number(row));
    let column = 0;
    for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
    columns = Math.max(columns, column);
  }
  return rows * columns;
}

/** A cell as a CSV file would have it. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace('T', ' ').slice(0, 19).replace(' 00:00:00', '');
  if (typeof cell !== 'number') return typeof cell === 'string' ? cell : cell === true ? 'true' : 'false';
  const text = /e/.test(String(cell)) ? cell.toFixed(6) : String(cell);
  // '1.234' would be a thousand in half of the world: a fourth decimal keeps the point a decimal point.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
