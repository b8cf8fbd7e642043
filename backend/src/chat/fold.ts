/** Words looked at in one text; what stands after them is not read. */
const MAX_WORDS = 250;

/**
 * A text in one form, so that it can be compared: lower case, without accents, every run of other characters
 * one space, amounts joined to their unit ('12 mg' → '12mg'), apostrophes dropped ("what's" → 'whats').
 */
export function fold(text: string): string {
  return wordsOf(text).join(' ');
}

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replace(/['’`´]/g, '')
    .replace(/#(?=\d)/g, ' number ')
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d) ?(?:milligrams?|milligramos?|milligramm|mg)(?![a-z])/g, '$1mg ')
    .split(/[^a-z0-9_]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}
