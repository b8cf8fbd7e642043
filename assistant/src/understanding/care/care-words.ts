import { readData } from '../../data';
import { plainLetters } from '../../fold';

const spellings = readData<{
  /** Contractions and abbreviations with their full form. */
  expansions: Record<string, string>;
  /** Phrases that are often written as one word, in a hurry or in hashtags. */
  joinedWords: Record<string, string>;
  /** Digits and signs that stand for letters. */
  digitsAsLetters: Record<string, string>;
  /** Matches 'all in one go', in the five languages. */
  atOnce: string;
  /** Matches 'not feeling well', which denies no illness, in the five languages. */
  notWell: string;
}>('care/spellings.json');
const { joinedWords, digitsAsLetters } = spellings;
const expansions = new Map(Object.entries(spellings.expansions));
const atOnce = new RegExp(spellings.atOnce, 'g');
const notWell = new RegExp(spellings.notWell, 'g');

/** Maximum number of words read from a message, more than the longest allowed message has. */
const MAX_WORDS = 600;

/** A normalised word: lower case, without accents. */
export interface CareWord {
  text: string;
  /** Whether it ends a sentence. */
  isLast: boolean;
  /** Whether a comma or the like follows, or the sentence ends. */
  endsClause: boolean;
}

const joined = new RegExp(Object.keys(joinedWords).join('|'), 'g');

/**
 * Normalises the words of a message for the care rules: expands contractions, drops apostrophes, replaces digits used
 * as letters ('su1cide'), joins spaced letters ('d i e') and joins amounts with 'mg'.
 */
export function careWordsOf(text: string): CareWord[] {
  const plain = plainLetters(text)
    .replace(/[\u200b-\u200f\u2060\u00ad\ufeff]/g, '')
    .replaceAll('ø', 'o')
    .replace(/[’`´‘]/g, "'")
    .replace(/[$€£] ?(?=\d)/g, ' $')
    .replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d) ?(?:milligrams?|milligramos?|milligramm|miligram\w*|mg)(?![a-z])/g, '$1mg ')
    .replace(/([aeiouy])\1{2,}/g, '$1')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(atOnce, ' atonce ')
    .replace(notWell, ' notwell ')
    .replace(joined, (words) => ` ${joinedWords[words]!} `)
    .replace(/\b(?:[a-z][ .\-*_]){3,}[a-z]\b/g, (spelled) => spelled.replace(/[^a-z]/g, ''));
  return [...plain.matchAll(/([a-z0-9_'@$!*]*[a-z0-9_*])([^a-z0-9_'@$*]*)/g)]
    .slice(0, MAX_WORDS)
    .flatMap(([, word, after]) => {
      const read = expansions.get(word!) ?? expansions.get(word!.replace(/^'+|'+$/g, '')) ?? lettersOf(word!);
      const words = read.split(' ').filter((one) => one !== '');
      const isFollowedBy = (sign: RegExp, index: number) => index === words.length - 1 && sign.test(after!);
      return words.map((one, index) => ({
        text: one,
        isLast: isFollowedBy(/[.!?;\n]/, index),
        endsClause: isFollowedBy(/[.!?;\n,:()–—]/, index),
      }));
    });
}

function lettersOf(word: string): string {
  const bare = word.replaceAll("'", '');
  // An amount of money must not match rules on ages or numbers of capsules.
  if (/^\$\d/.test(bare)) return bare;
  const letters = bare.replace(/[^a-z]/g, '').length;
  if (letters < 2 || /^\d+_?\d*[a-z]+$/.test(bare)) return bare.replace(/[@$!*]/g, '');
  return bare.replace(/[013457@$!]/g, (digit) => digitsAsLetters[digit]!);
}
