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

/**
 * A percentile by nearest rank.
 *
 * @param share 0.99 for p99
 * @returns NaN if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** A measurement with its target. */
export interface Verdict {
  what: string;
  metric: string;
  target: string;
  reached: boolean;
}

/** @param digits after the decimal point, in the output only */
export function below(what: string, metric: number, limit: number, digits = 1): Verdict {
  return { what, metric: decimal(metric, digits), target: `< ${limit}`, reached: metric < limit };
}

export function atMost(what: string, metric: number, most: number, digits = 1): Verdict {
  return { what, metric: decimal(metric, digits), target: `<= ${most}`, reached: metric <= most };
}

export function atLeast(what: string, metric: number, least: number, digits = 1): Verdict {
  return { what, metric: decimal(metric, digits), target: `>= ${least}`, reached: metric >= least };
}
