import type { Language } from './common-words';

/** Words of short questions that are rare in other languages. Folded. */
export const tellingWords: Record<Language, RegExp> = {
  en: /^(?:the|what|whats|which|who|how|does|is|are|best|highest|price|cheapest|budget|compare|show|anything)$/,
  de: /^(?:was|wie|welche[rs]?|wieviel|kostet|und|fur|ist|produkte|gunstigste[rs]?|billigste[rs]?|vergleiche|danke|mindestens|unter|uber|ohne|enthalt|das|wirkt|nur)$/,
  es: /^(?:el|menos|dolares|anade|cuales|la|los|cual|cuanto|cuantas|cuesta|que|para|mejor|gracias|compara|productos|entre|suplemento|efectos|tiene|es|lleva|y|mas|sin)$/,
  nl: /^(?:het|wat|welke|hoeveel|kost|vergelijk|wanneer|goedkoopste|producten|onder|behalve|voorraad|hoi|veganistisch|koosjer|moet|ik)$/,
  pl: /^(?:co|czy|ile|jaki|jaka|jakie|ktory|ktore|kosztuje|porownaj|produkty|ponizej|oprocz|jest|najtanszy|skad|czesc)$/,
};

/** Prefixes of care words that are too rare for the lists of common words. Folded. */
export const careWords: readonly (readonly [Language, RegExp])[] = [
  [
    'de',
    /^(?:atemn|vergiftung|vergiftet|selbstm|schwang|stillz|brustschm|notfall|suizid|blutverd|uberdos|ohnm|bewusstl|wechselw)/,
  ],
  ['es', /^(?:embara[zs]|intoxic|sobredos|desmay|autoles|anticonc|matarme|suicidar|lactanc)/],
  [
    'nl',
    /^(?:zelfmo|zelfdo|zwang|borstv|vergiftig|bloedverd|flauwg|benauwd|noodg|kortadem|bewustelo|medicijn)/,
  ],
  ['pl', /^(?:zatruc|samob|ciaz|karmi|piers|dusz|zemdl|omdl|przedawk|otru|lekar|lekow|niepelnol)/],
];
/** Letters that only one of the languages uses. */
export const ownLetters: readonly (readonly [Language, RegExp])[] = [
  ['pl', /[ąćęłńśźż]/i],
  ['de', /[äöüß]/i],
  ['es', /[ñ¿¡]/i],
];
