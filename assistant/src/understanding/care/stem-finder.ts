import { isOrdinaryWord } from '../words/words';
import { isNear } from './near-word';

/** Shorter words are never taken for misspellings. */
const SHORTEST = 3;

/** Finds the stems that match a word. For the syntax of stems, see `readRules`. */
export class StemFinder {
  private readonly exact = new Map<string, string[]>();
  private readonly prefixes = new Map<string, string[]>();
  private readonly endings = new Map<string, string[]>();
  private readonly near = new Map<string, { stem: string; letters: number; missing: number }[]>();
  private readonly ranges: string[] = [];

  constructor(stems: Iterable<string>) {
    for (const stem of new Set(stems)) this.add(stem);
  }

  stemsOf(word: string): Set<string> {
    const found = new Set(this.exact.get(word));
    for (let length = 1; length <= word.length; length++) {
      for (const stem of this.prefixes.get(word.slice(0, length)) ?? []) found.add(stem);
      for (const stem of this.endings.get(word.slice(-length)) ?? []) found.add(stem);
    }
    for (const range of this.ranges) if (isInRange(word, range)) found.add(range);
    // 'AstaMax' is a name, and no 'asthma'.
    if (word.length < SHORTEST || !/^(?!asta)[a-z*]+$/.test(word) || isOrdinaryWord(word)) return found;
    const letters = lettersOf(word);
    const isCensored = word.includes('*');
    for (const letter of new Set([word[0]!, word[1]!]))
      for (const { stem, letters: its, missing } of this.near.get(letter) ?? [])
        if ((isCensored || countOf(its & ~letters) <= missing) && isNear(word, stem)) found.add(stem);
    return found;
  }

  private add(stem: string): void {
    if (/^\d+[-+]/.test(stem)) return void this.ranges.push(stem);
    if (stem.startsWith('*')) return put(this.endings, stem.slice(1), stem);
    const text = stem.replace(/^=/, '').replace(/\*$/, '');
    put(stem.endsWith('*') ? this.prefixes : this.exact, text, stem);
    if (stem.startsWith('=')) return;
    // A word that lacks more of the stem's letters cannot be near it, so the comparison is skipped.
    const entry = { stem, letters: lettersOf(text), missing: text.length >= 8 ? 3 : 2 };
    put(this.near, text[0]!, entry);
    // 'usicide': the first two letters are swapped.
    if (text[1] !== text[0]) put(this.near, text[1]!, entry);
  }
}

function put<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

/** A bit for each letter from a to z that occurs in a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** '8+' matches eight and more, '0-17' a number in between; '40+mg' and '0-17yo' require the unit. */
function isInRange(word: string, range: string): boolean {
  const [, low, high, unit] = /^(\d+)(?:-(\d+)|\+)(mg|yo)?$/.exec(range) ?? [];
  const [, number, its] = /^(\d+)(?:_\d+)?(mg|yo)?x?$/.exec(word) ?? [];
  if (number === undefined || low === undefined || its !== unit) return false;
  return Number(number) >= Number(low) && (high === undefined || Number(number) <= Number(high));
}
