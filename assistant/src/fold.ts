/** Maximum number of words read from a message; the rest is ignored. */
const MAX_WORDS = 250;

/**
 * Normalises a text for comparisons: lower case, without accents, every run of other characters as one space, amounts
 * joined with their unit ('12 mg' → '12mg'), without apostrophes ("what's" → 'whats').
 */
export function fold(text: string): string {
  return wordsOf(text).join(' ');
}

const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numberWords = new Map<string, number>([
  ...[...ones, ...teens].map((word, at) => [word, at + 1] as const),
  ...tens.flatMap((word, at) => [
    [word, 10 * (at + 2)] as const,
    ...ones.map((one, more) => [`${word} ${one}`, 10 * (at + 2) + more + 1] as const),
  ]),
  ['hundred', 100],
  ['thousand', 1000],
]);
const anyOf = (words: Iterable<string>) =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll(' ', '[ -]');
const few = new Set(ones.slice(0, 3));
/** A number in words: a small one only before its unit, and after what limits it: 'stronger than six'. */
const writtenNumber = new RegExp(
  `\\b(?:${anyOf(numberWords.keys())})(?=[ -]?(?:mg|mil|dollar|buck|euro|usd|cent|months?\\b|weeks?\\b))|` +
    `\\b(?:${anyOf([...numberWords.keys()].filter((word) => !ones.includes(word) && word !== 'ten'))})\\b|` +
    `(?<=\\b(?:than|under|over|above|below|least|most|beyond|max) )(?:${anyOf([...numberWords.keys()].filter((word) => !few.has(word)))})\\b`,
  'g',
);

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .replace(writtenNumber, (word) => String(numberWords.get(word.replace('-', ' '))))
    .replace(/\ba (?=dollar\b|buck\b|euro\b)/g, '1 ')
    .replace(/\b(\w+er|more|less) then\b/g, '$1 than')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?!\w)/g, 'with ')
    .replace(/['’`´]/g, '')
    .replace(/#(?=\d)/g, ' number ')
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d) ?(?:milligrams?|milligramos?|milligramm|mg)(?![a-z])/g, '$1mg ')
    .replace(/[$€£] ?(\d+(?:_\d+)?)/g, ' $1usd ')
    .replace(/(\d) ?(?:[$€£]|(?:us ?)?dollars?\b|usd\b|bucks?\b|euros?\b|eur\b|dolar[a-z]*)/g, '$1usd ')
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
