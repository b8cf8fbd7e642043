/** Maximum number of words read from a message, more than the longest allowed message has. */
const MAX_WORDS = 600;

/** A normalised word: lower case, without accents. */
export interface CareWord {
  text: string;
  /** Whether it ends a sentence. */
  isLast: boolean;
}

/** Contractions and abbreviations with their full form. */
const expansions = new Map(
  Object.entries({
    "i'll": 'i will',
    "i'm": 'i am',
    im: 'i am',
    iam: 'i am',
    "i've": 'i have',
    ive: 'i have',
    "i'd": 'i would',
    wanna: 'want to',
    wana: 'want to',
    wnna: 'want to',
    gonna: 'going to',
    gona: 'going to',
    gunna: 'going to',
    cannot: 'cant',
    u: 'you',
    n: 'and',
    w: 'with',
    smb: 'somebody',
    accidently: 'accidentally',
    'no-one': 'nobody',
  }),
);
/** Phrases that are often written as one word, in a hurry or in hashtags. */
const joinedWords = new Map(
  Object.entries({
    wanttodie: 'want to die',
    wannadie: 'want to die',
    killmyself: 'kill myself',
    hurtmyself: 'hurt myself',
    endmylife: 'end my life',
    enditall: 'end it all',
    cantbreathe: 'cant breathe',
    cantbreath: 'cant breathe',
  }),
);
const joined = new RegExp([...joinedWords.keys()].join('|'), 'g');
const digitsAsLetters = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }),
);

/**
 * Normalises the words of a message for the care rules: expands contractions, drops apostrophes, replaces digits used
 * as letters ('su1cide'), joins spaced letters ('d i e') and joins amounts with 'mg'.
 */
export function careWordsOf(text: string): CareWord[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\u2060\u00ad\ufeff]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[’`´‘]/g, "'")
    .replace(/[$€£] ?(?=\d)/g, ' $')
    .replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d) ?(?:milligrams?|milligramos?|milligramm|miligram\w*|mg)(?![a-z])/g, '$1mg ')
    .replace(/([aeiouy])\1{2,}/g, '$1')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(joined, (words) => ` ${joinedWords.get(words)!} `)
    .replace(/\b(?:[a-z][ .\-*_]){3,}[a-z]\b/g, (spelled) => spelled.replace(/[^a-z]/g, ''));
  return [...plain.matchAll(/([a-z0-9_'@$!*]*[a-z0-9_*])([^a-z0-9_'@$*]*)/g)]
    .slice(0, MAX_WORDS)
    .flatMap(([, word, after]) => {
      const read = expansions.get(word!) ?? expansions.get(word!.replace(/^'+|'+$/g, '')) ?? lettersOf(word!);
      const words = read.split(' ').filter((one) => one !== '');
      return words.map((one, index) => ({
        text: one,
        isLast: index === words.length - 1 && /[.!?;\n]/.test(after!),
      }));
    });
}

function lettersOf(word: string): string {
  const bare = word.replaceAll("'", '');
  // An amount of money must not match rules on ages or numbers of capsules.
  if (/^\$\d/.test(bare)) return bare;
  const letters = bare.replace(/[^a-z]/g, '').length;
  if (letters < 2 || /^\d+_?\d*[a-z]+$/.test(bare)) return bare.replace(/[@$!*]/g, '');
  return bare.replace(/[013457@$!]/g, (digit) => digitsAsLetters.get(digit)!);
}
