/** Languages in which questions are understood. */
export type Language = 'en' | 'de' | 'es';

/** Words that are frequent in one language and rare in the others. Folded. */
const commonWords: Record<Language, readonly string[]> = {
  en: words(
    'the is are what whats which who how does do can i it its of for and with much many best about from you your my should there to take tell me a an in on or than cheaper price help safe',
  ),
  de: words(
    'der die das den dem ist sind was wie wer welche welches welcher wieviel fur und mit von kann ich es nicht ein eine einen gibt kostet kosten bei gegen zu am beste besten bester gut oder hat haben mir ihr euch wo wird soll sollte man pro tag uber viel lange augen haut sportler preis nebenwirkungen gunstigste gunstigster billigste vergleich vergleiche danke hallo schwangerschaft einnehmen dosierung wirkung auch als zwischen unterschied unter uber bis hochstens weniger dollar island japan hawaii produkte produkt bitte mude schon noch nur aus nach vor beim sich habe hast wirken wirkt dauert geht zusammen sind diese dieses dieser welchen sein nehmen nehme tabletten kaufen bekomme alle mehr weniger',
  ),
  es: words(
    'el la los las que cual cuales es son como cuanto cuanta cuantos cuesta cuestan para por con de del y o un una puedo hay tiene tienen me mi mejor mejores mas sobre se al lo en ojos piel deportistas precio barato barata baratos efectos secundarios gracias hola embarazo tomar dosis compara comparar diferencia entre donde quien menos hasta japon islandia producto productos tienes tengo tomarlo tomarla puede debo deberia quiero necesito hacer efecto viene apto este esta estos ese esa mucho muy bien sin',
  ),
};
const known = Object.entries(commonWords).map(
  ([language, list]) => [language as Language, new Set(list)] as const,
);

/**
 * Detects the language of a question by its common words.
 *
 * @param folded words, see `wordsOf`
 * @returns undefined if no language is ahead
 */
export function findLanguage(folded: readonly string[]): Language | undefined {
  const counts = known
    .map(([language, list]) => ({ language, count: folded.filter((word) => list.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  return first!.count > second!.count ? first!.language : undefined;
}

/** Whether a word is a common word of one of the languages. */
export function isCommonWord(word: string): boolean {
  return known.some(([, list]) => list.has(word));
}

function words(list: string): string[] {
  return list.split(' ');
}
