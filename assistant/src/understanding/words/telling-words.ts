/** Languages in which questions are understood and answered. */
export const languages = ['en', 'de', 'es', 'nl', 'pl'] as const;
export type Language = (typeof languages)[number];

/** Words of short questions, and beginnings of words of care, that are rare in other languages. Folded. */
export const tellingWords: Record<Language, RegExp> = {
  en: /^(?:the|what|whats|which|who|how|does|is|are|best|highest|price|cheapest|budget|compare|show|anything)$/,
  de: /^(?:was|wie|welche[rs]?|wieviel|kostet|und|fur|ist|produkte|gunstigste[rs]?|billigste[rs]?|vergleiche|danke|mindestens|unter|uber|ohne|enthalt|das|wirkt|nur)$|^(?:atemn|vergiftung|vergiftet|selbstm|schwang|stillz|brustschm|notfall|suizid|blutverd|uberdos|ohnm|bewusstl|wechselw)/,
  es: /^(?:el|menos|dolares|anade|cuales|la|los|cual|cuanto|cuantas|cuesta|que|para|mejor|gracias|compara|productos|entre|suplemento|efectos|tiene|es|lleva|y|mas|sin)$|^(?:embara[zs]|intoxic|sobredos|desmay|autoles|anticonc|matarme|suicidar|lactanc)/,
  nl: /^(?:het|wat|welke|hoeveel|kost|vergelijk|wanneer|goedkoopste|producten|onder|behalve|voorraad|hoi|veganistisch|koosjer|moet|ik)$|^(?:zelfmo|zelfdo|zwang|borstv|vergiftig|bloedverd|flauwg|benauwd|noodg|kortadem|bewustelo|medicijn)/,
  pl: /^(?:co|czy|ile|jaki|jaka|jakie|ktory|ktore|kosztuje|porownaj|produkty|ponizej|oprocz|jest|najtanszy|skad|czesc)$|^(?:zatruc|samob|ciaz|karmi|piers|dusz|zemdl|omdl|przedawk|otru|lekar|lekow|niepelnol)/,
};

/** Letters that only one of the languages uses. */
export const ownLetters: readonly (readonly [Language, RegExp])[] = [
  ['pl', /[ąćęłńśźż]/i],
  ['de', /[äöüß]/i],
  ['es', /[ñ¿¡]/i],
];
