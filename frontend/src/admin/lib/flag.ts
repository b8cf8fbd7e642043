/** The flag of a country as an emoji: 'DE' → 🇩🇪. Undefined for what is no two-letter code. */
export function flagOf(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return String.fromCodePoint(...[...country].map((letter) => REGIONAL_A + letter.charCodeAt(0) - A));
}

/** The code point of the regional indicator symbol A, of which two make a flag. */
const REGIONAL_A = 0x1f1e6;
const A = 'A'.charCodeAt(0);
