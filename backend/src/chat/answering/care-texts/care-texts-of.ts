import type { CareLanguage } from '../../understanding/care/common-words';
import type { CareTexts } from './care-texts';
import { dutch } from './dutch';
import { english } from './english';
import { german } from './german';
import { polish } from './polish';
import { spanish } from './spanish';

const all: Record<CareLanguage, CareTexts> = {
  en: english,
  de: german,
  es: spanish,
  nl: dutch,
  pl: polish,
};

/** The words of care of a language. */
export function careTextsOf(language: CareLanguage): CareTexts {
  return all[language];
}
