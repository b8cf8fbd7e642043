import type { Language } from '../../understanding/words/common-words';
import { dutch } from './dutch';
import { english, type Phrases } from './english';
import { german } from './german';
import { polish } from './polish';
import { spanish } from './spanish';

/** The assistant's sentences by language. */
export const phrasesIn: Readonly<Record<Language, Phrases>> = {
  en: english,
  de: german,
  es: spanish,
  nl: dutch,
  pl: polish,
};
