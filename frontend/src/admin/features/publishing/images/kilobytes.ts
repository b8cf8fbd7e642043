/** 12_595 → '12.3 KB': kilobytes of 1,024 bytes, with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
