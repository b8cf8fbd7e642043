import { z } from 'zod';

const bytes = z.number().int().min(0);

/** A file system as the product may use it: without what is kept free for root alone. Bytes. */
export const diskSchema = z.object({ usedBytes: bytes, totalBytes: bytes });
export type Disk = z.infer<typeof diskSchema>;

/** Share of a disk from which on it is warned of. */
export const DISK_WARNING = 0.9;

/** What `fs.statfs` answers, as far as it matters here: counts of blocks, and the bytes of one. */
interface FileSystemStats {
  bsize: number;
  blocks: number;
  bfree: number;
  bavail: number;
}

/** Reads it as `df` does. */
export function diskOf({ bsize, blocks, bfree, bavail }: FileSystemStats): Disk {
  const used = blocks - bfree;
  return { usedBytes: used * bsize, totalBytes: (used + bavail) * bsize };
}

export function freeBytes({ usedBytes, totalBytes }: Disk): number {
  return totalBytes - usedBytes;
}

export function isNearlyFull({ usedBytes, totalBytes }: Disk): boolean {
  return usedBytes >= totalBytes * DISK_WARNING;
}

/** 'Disk 92% full: 1.2 GB left' */
export function describeDisk(disk: Disk): string {
  return `Disk ${usedPercent(disk)} full: ${formatBytes(freeBytes(disk))} left`;
}

/** '92%', rounded down: only a disk without a byte left is 100% full. A file system without blocks is 0% full. */
export function usedPercent({ usedBytes, totalBytes }: Disk): string {
  return `${totalBytes === 0 ? 0 : Math.floor((usedBytes / totalBytes) * 100)}%`;
}

/** 1234 → '1.2 kB', 73_400_000_000 → '73 GB'; powers of 1000. */
export function formatBytes(count: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
  let value = count;
  let unit = 0;
  // What rounds to 1000 of a unit is 1 of the next.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1000 : 999.5)) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${units[unit]}`;
}
