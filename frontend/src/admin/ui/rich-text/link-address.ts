import { linkAddress } from '@astaguide/contracts/lib/web-address';

/**
 * Parses an address as people type it: 'example.com' means 'https://example.com'.
 *
 * @returns the address, or an error message
 */
export function readLinkAddress(text: string): { address: string } | { error: string } {
  const typed = text.trim();
  const isHostOnly = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(typed);
  const result = linkAddress.safeParse(isHostOnly ? `https://${typed}` : typed);
  return result.success ? { address: result.data } : { error: result.error.issues[0]!.message };
}
