const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** 1536 → '1.5 kB'; a kilobyte has 1,024 bytes, as PostgreSQL counts. */
export function byteText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  const digits = power > 0 && amount < 100 ? 1 : 0;
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: digits })} ${units[power]}`;
}
