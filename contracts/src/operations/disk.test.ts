import { describeDisk, diskOf, formatBytes, isNearlyFull, usedPercent } from './disk';

const GB = 1_000_000_000;

test('what is kept free for root counts as neither used nor free', () => {
  expect(diskOf({ bsize: 4096, blocks: 1000, bfree: 150, bavail: 100 })).toEqual({
    usedBytes: 850 * 4096,
    totalBytes: 950 * 4096,
  });
});

test.each([
  [89.9, false, '89%'],
  [90, true, '90%'],
  [99.99, true, '99%'],
  [100, true, '100%'],
])('a disk that is %d%% full is warned of: %p', (percent, warned, expected) => {
  const disk = { usedBytes: percent * GB, totalBytes: 100 * GB };
  expect(isNearlyFull(disk)).toBe(warned);
  expect(usedPercent(disk)).toBe(expected);
});

test('reports how full a disk is, and how much space is left', () => {
  expect(describeDisk({ usedBytes: 13.8 * GB, totalBytes: 15 * GB })).toBe('Disk 92% full: 1.2 GB left');
  expect(describeDisk({ usedBytes: GB, totalBytes: GB })).toBe('Disk 100% full: 0 bytes left');
});

test.each([
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9960, '10 kB'],
  [999_600, '1.0 MB'],
  [73_400_000_000, '73 GB'],
  [2_500_000_000_000_000, '2500 TB'],
])('formats %d bytes as %s', (count, expected) => expect(formatBytes(count)).toBe(expected));
