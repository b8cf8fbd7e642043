const names = new Intl.DisplayNames('en', { type: 'region' });

/** 'DE' → 'Germany'. What is no two-letter code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
