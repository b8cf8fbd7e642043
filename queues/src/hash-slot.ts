/** Slots that the keys of a Redis Cluster are spread over. */
export const SLOTS = 16_384;

/** The slot of a key in a Redis Cluster: CRC16 (XMODEM) of what stands in its first braces, else of all of it. */
export function hashSlot(key: string): number {
  const tag = /\{([^}]+)\}/.exec(key)?.[1] ?? key;
  let crc = 0;
  for (const byte of Buffer.from(tag)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc % SLOTS;
}
