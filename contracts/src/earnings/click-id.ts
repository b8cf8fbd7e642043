// Without zod: the redirect and the tests of the visitors' bundle use it too.

/** Placeholder for the click id in an affiliate link: 'https://shop.example/?subid={clickId}'. */
export const CLICK_ID = '{clickId}';

/** A random UUID (version 4). It has 122 random bits besides its version and variant. */
const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/**
 * 36²⁴ − 2¹²², added to the random bits, so that they fill the upper end of the numbers with 24 digits of base 36. A click
 * id then always begins with a letter from r to z: no spreadsheet reads it as a number, and no number or hexadecimal id
 * looks like one.
 */
export const FIRST_CLICK_ID = 17_135_345_724_214_893_748_471_982_882_671_296_512n;

const UUID = /(?<![\da-z])([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})(?![\da-z])/i;
const CODE = /(?<![\da-z])[r-z][\da-z]{23}(?![\da-z])/gi;

/**
 * The form of a click's event id that is passed to networks: 24 lower-case letters and digits, because networks remove
 * dashes, change the case, and cut after 24 to 50 characters. The script of buy links does the same
 * (frontend/src/lib/tracker/buy-clicks.ts).
 *
 * @param eventId a UUID in any case. One that is not of version 4 has no such form, and stays as it is
 */
export function clickIdOf(eventId: string): string {
  const id = eventId.toLowerCase();
  if (!RANDOM_UUID.test(id)) return id;
  const hex = id.replaceAll('-', '');
  const random = (parseInt(hex[16]!, 16) & 3) + hex.slice(0, 12) + hex.slice(13, 16) + hex.slice(17);
  return (FIRST_CLICK_ID + BigInt(`0x${random}`)).toString(36);
}

/**
 * Finds a click id in a text that a network reports: 24 letters and digits, or a UUID, with or without dashes. Letter
 * case does not matter; another letter or digit must not touch it.
 *
 * @returns the id of the click's event, a UUID in lower case; null if there is none
 */
export function readClickId(text: string): string | null {
  for (const [code] of text.matchAll(CODE)) {
    const random = [...code.toLowerCase()].reduce(
      (sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)),
      0n,
    );
    if (random >= FIRST_CLICK_ID) return eventIdOf(random - FIRST_CLICK_ID);
  }
  const [, ...parts] = UUID.exec(text) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : null;
}

function eventIdOf(random: bigint): string {
  const bits = random.toString(16).padStart(31, '0');
  const variant = (8 + Number(bits[0])).toString(16);
  const hex = `${bits.slice(1, 13)}4${bits.slice(13, 16)}${variant}${bits.slice(16)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
