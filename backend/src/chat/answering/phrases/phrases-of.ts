import type { Language } from '../../understanding/language';
import { dutch } from './dutch';
import { english } from './english';
import { german } from './german';
import type { Phrases } from './phrases';
import { polish } from './polish';
import { spanish } from './spanish';

const languages: Record<Language, Phrases> = { en: english, de: german, es: spanish, nl: dutch, pl: polish };

export function phrasesOf(language: Language): Phrases {
  return languages[language];
}
