import type { Language } from '../../understanding/language';
import { english } from './english';
import { german } from './german';
import type { Phrases } from './phrases';
import { spanish } from './spanish';

const all: Record<Language, Phrases> = { en: english, de: german, es: spanish };

/** The fixed sentences of a language. */
export function phrasesOf(language: Language): Phrases {
  return all[language];
}
