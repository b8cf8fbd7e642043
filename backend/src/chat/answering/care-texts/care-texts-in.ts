import type { Language } from '../../understanding/words/common-words';
import type { CareTexts } from './care-texts';
import { dutch } from './dutch';
import { english } from './english';
import { german } from './german';
import { polish } from './polish';
import { spanish } from './spanish';

/** The texts for care topics by language. */
export const careTextsIn: Readonly<Record<Language, CareTexts>> = {
  en: english,
  de: german,
  es: spanish,
  nl: dutch,
  pl: polish,
};
