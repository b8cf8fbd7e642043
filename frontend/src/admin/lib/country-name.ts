const names = new Intl.DisplayNames('en', { type: 'region' });

/** 'DE' → 'Germany'. What is no two-letter code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** 'DE' → '🇩🇪', which Windows shows as its two letters; undefined for what is no two-letter code. */
export function countryFlag(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const firstSymbol = 0x1f1e6;
  return String.fromCodePoint(...[...code].map((letter) => firstSymbol + letter.charCodeAt(0) - 65));
}
