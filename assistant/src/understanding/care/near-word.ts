import { editDistance } from '../words/edit-distance';
import { isOrdinaryWord } from '../words/words';

/** Words of up to this many letters have too many similar words to tolerate a wrong letter. */
const SHORT = 4;

/**
 * Whether a word of a message means a care word: the same word, misspelled by a letter or two, with doubled or swapped
 * letters, or spelled as it sounds. An ordinary word is never taken for a misspelling.
 *
 * @param stem folded; a '*' at its end matches any ending
 */
export function isNear(word: string, stem: string): boolean {
  const isPrefix = stem.endsWith('*');
  const bare = isPrefix ? stem.slice(0, -1) : stem;
  if (isPrefix ? word.startsWith(bare) : word === bare) return true;
  if (word.includes('*')) return isCensored(word, bare, isPrefix);
  if (bare.length < SHORT || word.length < SHORT - 1 || !/^[a-z]+$/.test(word)) return false;
  if (word[0] !== bare[0] && word[1] !== bare[0] && word[0] !== bare[1]) return false;
  if (!isPrefix && Math.abs(word.length - bare.length) > 3) return false;
  if (isOrdinaryWord(word)) return false;
  const single = undouble(bare);
  const singleWord = undouble(word);
  if (isPrefix ? single.length >= SHORT && singleWord.startsWith(single) : singleWord === single) return true;
  if (isSwapped(word, bare)) return true;
  if (bare.length === SHORT) return false;
  return isMisspelled(word, bare, isPrefix) || soundsAlike(word, bare, isPrefix);
}

function isMisspelled(word: string, bare: string, isPrefix: boolean): boolean {
  if (word[0] !== bare[0] && editDistance(word.slice(0, 2), bare.slice(0, 2)) > 1) return false;
  return isWithin(bare.length >= 9 ? 2 : 1, word, bare, isPrefix);
}

/** 'sewicide', 'pregnet': the consonants sound the same, the vowels may differ. */
function soundsAlike(word: string, bare: string, isPrefix: boolean): boolean {
  const sound = soundOf(bare);
  if (sound.length < 4 || word[0] !== bare[0]) return false;
  const heard = soundOf(word);
  if (isPrefix ? !heard.startsWith(sound) : heard !== sound) return false;
  return isWithin(bare.length >= 8 ? 3 : 2, word, bare, isPrefix);
}

/** Whether a word, or for a prefix its beginning, differs by so many letters at most. */
function isWithin(allowed: number, word: string, bare: string, isPrefix: boolean): boolean {
  if (!isPrefix) return editDistance(word, bare) <= allowed;
  const lengths = Array.from({ length: allowed * 2 + 1 }, (_, index) => bare.length - allowed + index);
  return lengths.some((length) => editDistance(word.slice(0, Math.max(1, length)), bare) <= allowed);
}

/** 'klil', 'tounge': the same letters in a different order. */
function isSwapped(word: string, bare: string): boolean {
  const allowed = bare.length > SHORT ? 2 : 1;
  return word.length === bare.length && sorted(word) === sorted(bare) && editDistance(word, bare) <= allowed;
}

/** 'su*cide', 'k**l': each asterisk matches any letter. */
function isCensored(word: string, bare: string, isPrefix: boolean): boolean {
  const letters = word.replaceAll('*', '').length;
  if (letters < 2 || !/^[a-z*]+$/.test(word)) return false;
  if (isPrefix ? word.length < bare.length : word.length !== bare.length) return false;
  return [...bare].every((letter, index) => word[index] === '*' || word[index] === letter);
}

function undouble(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

function soundOf(word: string): string {
  return undouble(
    word
      .replaceAll('ph', 'f')
      .replaceAll('ck', 'k')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/[cq]/g, 'k')
      .replaceAll('z', 's')
      .replace(/(?<=.)[aeiouyhw]/g, ''),
  );
}

function sorted(word: string): string {
  return [...word].toSorted().join('');
}
