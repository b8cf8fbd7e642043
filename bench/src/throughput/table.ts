/**
 * Formats rows as a table; the first column is left-aligned, the others right-aligned.
 *
 * @param rows the first row is the heading; all rows have the same number of cells
 */
export function layOut(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)].join('\n');
}

/** Formats an integer: '12,345'; a dash if unknown. */
export function whole(value: number): string {
  return Number.isNaN(value) ? '-' : Math.round(value).toLocaleString('en-US');
}

/** Formats a decimal: '12.3'; a dash if unknown. */
export function decimal(value: number, digits = 1): string {
  return Number.isNaN(value) ? '-' : value.toFixed(digits);
}
