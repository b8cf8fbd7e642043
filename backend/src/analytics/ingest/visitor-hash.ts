import { hash } from 'node:crypto';

/**
 * Hashes a visitor for one day: the first 64 bits of SHA-256 over the day's salt, address and User-Agent.
 *
 * @param ip as returned by `toIpv4`
 * @returns PostgreSQL's bigint in decimal
 */
export function visitorHash(salt: Buffer, ip: string, userAgent: string): string {
  const digest = hash('sha256', `${salt.toString('base64')}\n${ip}\n${userAgent}`, 'buffer');
  return digest.readBigInt64BE(0).toString();
}
