/** Maximum number of words read from a message; the rest is ignored. */
const MAX_WORDS = 250;

/**
 * Normalises a text for comparisons: lower case, without accents, every run of other characters as one space, amounts
 * joined with their unit ('12 mg' → '12mg'), without apostrophes ("what's" → 'whats').
 */
export function fold(text: string): string {
  return wordsOf(text).join(' ');
}

const numberWords: Readonly<Record<string, string>> = {
  ten: '10',
  fifteen: '15',
  twenty: '20',
  'twenty five': '25',
  thirty: '30',
  'thirty five': '35',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  hundred: '100',
};
/** A number in words before its unit. */
const writtenNumber = new RegExp(
  `\\b(${Object.keys(numberWords)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?= ?(?:mg|milli|dollar|buck|euro|usd|cent|softgel|capsule|pill|serving|review|star))`,
  'g',
);

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .replace(writtenNumber, (word) => numberWords[word]!)
    .replace(/['’`´]/g, '')
    .replace(/#(?=\d)/g, ' number ')
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d) ?(?:milligrams?|milligramos?|milligramm|mg)(?![a-z])/g, '$1mg ')
    .replace(/[$€£] ?(\d+(?:_\d+)?)/g, ' $1usd ')
    .replace(/(\d) ?(?:[$€£]|(?:us ?)?dollars?\b|usd\b|bucks\b|euros?\b|eur\b|dolar[a-z]*)/g, '$1usd ')
    .replace(/(\d) ?(?:cents?\b|¢|centy\b|centow\b|centavos\b)/g, '$1ct ')
    .split(/[^a-z0-9_]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/** The words of a text of any length, read line by line. */
export function wordsOfLines(text: string): string[] {
  return text.split('\n').flatMap((line) => wordsOf(line));
}

/** Lower case, without accents. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l');
}
