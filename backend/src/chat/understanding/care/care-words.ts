/** Words looked at in one message: more than the longest that may be sent has. */
const MAX_WORDS = 600;

/** A word as it is compared: lower case, without accents. */
export interface CareWord {
  text: string;
  /** A sentence ends with it. */
  isLast: boolean;
}

/** Contractions and shorthand, in full. */
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
/** Written as one word by those in a hurry, and in hashtags. */
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
 * The words of a message for the rules of care: contractions in full, apostrophes dropped, digits that stand
 * for letters ('su1cide') and spaced letters ('d i e') put right, amounts joined to 'mg'.
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
  // An amount of money is no number of years or capsules.
  if (/^\$\d/.test(bare)) return bare;
  const letters = bare.replace(/[^a-z]/g, '').length;
  if (letters < 2 || /^\d+_?\d*[a-z]+$/.test(bare)) return bare.replace(/[@$!*]/g, '');
  return bare.replace(/[013457@$!]/g, (digit) => digitsAsLetters.get(digit)!);
}
