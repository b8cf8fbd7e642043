import { z } from 'zod';

const bytes = z.number().int().min(0);

/** Usage of a file system in bytes, without the blocks reserved for root. */
export const diskSchema = z.object({ usedBytes: bytes, totalBytes: bytes });
export type Disk = z.infer<typeof diskSchema>;

/** Used share of a disk from which the product warns. */
export const DISK_WARNING = 0.9;

/** The fields of `fs.statfs` used here: the block size in bytes, and numbers of blocks. */
interface FileSystemStats {
  bsize: number;
  blocks: number;
  bfree: number;
  bavail: number;
}

/** Computes disk usage as `df` does. */
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

/** '92%', rounded down, so that only a completely full disk is 100%. A file system without blocks is 0% full. */
export function usedPercent({ usedBytes, totalBytes }: Disk): string {
  return `${totalBytes === 0 ? 0 : Math.floor((usedBytes / totalBytes) * 100)}%`;
}

/** 1234 → '1.2 kB', 73_400_000_000 → '73 GB'; powers of 1000. */
export function formatBytes(count: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
  let value = count;
  let unit = 0;
  // A value that rounds to 1000 is shown as 1 of the next unit.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1000 : 999.5)) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${units[unit]}`;
}
