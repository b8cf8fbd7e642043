/**
 * Words that say how a question is meant, beside the concepts: what it refers to, what it goes on from, and what joins
 * its parts. Folded; English, German, Spanish, Dutch and Polish; written as in `concepts`.
 */

/** Refers to one product that was named before. */
export const back =
  'it, its, it s, that one, this one, that, this, the same, him, es, er, dieses, diesem, diese, davon, dessen, das produkt, ese, esa, este, esta, eso, lo, la, su, the other, the other one, the one, het, deze, dit, ervan, to, ten, ta, jego, jej';

/** Refers to several products that were named before. */
export const severalBack =
  'them, they, these, those, both, of them, of these, of those, which of, the two, the three, which one of, which one, which is, the cheaper one, the cheaper, the cheapest one, the stronger one, the stronger, the better one, the better rated, the other, their, which has, ihnen, davon, beide, beiden, welches davon, welcher davon, das gunstigere, die gunstigere, der gunstigere, das starkere, die starkere, ellos, ellas, ambos, ambas, estos, estas, cual de, el mas barato, la mas barata, el mas fuerte, el mas potente, los dos, daarvan, beide, welke van, nich, ktory z, oba';

/** Begins a question that continues the conversation. */
export const onward =
  'and, what about, how about, und, was ist mit, wie ist es mit, y, que tal, but, aber, pero, ok and, okay and, also, then, only, just, nur, solo, en, alleen, tylko, a, i, compare it, compare them, compare these, compare those, compare that, compare both, compare the two, which one, which of';

/** Begins a statement of a visitor about themselves. */
export const remarks =
  'im, i am, i dont, i do not, i have, my, ich bin, ich habe, ich nehme, soy, no estoy, no tomo, no tengo, ik ben, ik gebruik, ik heb, nie jestem, nie biore, nie mam, mam, jestem';

/** Means another one than before. */
export const another = 'other, ander*, otro, otra, otros, otras, inna, inne, inny';

/** Says that a question is about a person. */
export const personal =
  'i, im, me, my, we, us, our, he, she, him, her, they, them, it, ich, mir, mich, mein*, wir, uns, er, sie, ihr, ihm, yo, mi, nos, el, ella, ik, mij, mijn, ons, hij, zij, ja, mnie, moj*';

/** Names astaxanthin, or refers to it. */
export const substance = 'astaxant*, astaksant*, it, das, esto';

/** Stands for astaxanthin in a question on its effect. */
export const itself = 'it, es, das, lo, het, to';

/** Joins two products of which one is to be chosen. */
export const either = 'or, vs, oder, of, czy, lub';

/** Begins a new question after a comma or an 'and'. As written, because a message is split before it is folded. */
export const beginnings =
  'what, which, who, how, why, when, where, is, are, does, do, can, has, was, wie, welche, welches, welcher, wo, warum, wann, ist, kann, que, cual, cuanto, cuantas, cuantos, donde, es, cuándo, cómo, cuánto, cuántas, cuántos, dónde, wat, welke, hoeveel, waar, czy, ile, jaki, gdzie';
export const jointsOfClauses = 'and, und, y, en, i, oraz';

/** Joins things that one exclusion is about: 'without lutein or magnesium'. */
export const jointsOfThings = 'or, and, nor, oder, und, o, ni, y, of, en, ani, lub, i';

/** After a thing that a product must not have, also as the end of its word: 'sesamfrei'; and before it. */
export const free = 'free, frei, vrij';
export const lacking = 'without, without any, free of, free from, ohne, sin, zonder, bez';

/** Stands between the two numbers of a range. */
export const jointsOfRange = 'to, bis, a, tot, do, and, und, y, en, i';

/** Stands before a number that is no amount: 'number 2', 'top 3', 'omega 3'. */
export const beforeRank = 'number, no, nr, rank, platz, nummer, numero';
export const beforeNumber = `${beforeRank}, top, best, vitamin, omega`;

/** Numbers in words, and what stands before or after them where that many products are asked for. */
export const numbers: readonly (readonly [number, string])[] = [
  [2, 'two, zwei, dos, twee, dwa'],
  [3, 'three, drei, tres, drie, trzy'],
  [4, 'four'],
  [5, 'five'],
];
export const beforeCount = 'top, best, first, cheapest, strongest, besten, ersten, mejores, primeros, beste';
export const afterCount =
  'best, top, cheapest, strongest, besten, billigsten, gunstigsten, mejores, beste, goedkoopste';

/** Separates two products. */
export const separators =
  'and, or, vs, versus, with, to, against, than, und, oder, mit, gegen, als, y, e, o, con, contra, que, plus, en, of, met, i, lub, z, oraz, next';

/** Does not help to identify a product. */
export const genericInNames = 'astaxanthin, astaxantin, astaxantina, supplement, with, the, by, and, of, mg';

/** Is not looked for in the texts. English. */
export const emptyOfMeaning =
  'the, and, for, are, was, were, with, what, which, who, how, why, when, where, does, did, can, could, should, would, will, you, your, about, from, that, this, have, has, had, not, into, than, then, they, them, there, say, tell, mean, means, explain, between, any, much, many, long, one, ones';

/** Says that a question is about taking something, or whether it is safe to take. */
export const aboutTaking =
  'take, taking, took(?! (?:a|me|us|so|ages|forever|all|long) ), swallow*, safe, safely, dangerous, harmful, too much, too strong, a day, per day, daily, ok, okay, fine, half, only one, just one, just once, healthy, should, can i, dose, dosage, start with, nehmen, nehme, einnehmen, am tag, pro tag, taglich, sicher, gefahrlich, zu viel, darf, kann ich, tomar, tomo, tomando, al dia, por dia, seguro, peligroso, demasiado, puedo, nemen, slikken, innemen, per dag, mag ik, veilig, te veel, brac, biore, zazywac, dziennie, moge, bezpieczn*, za duzo';

/** Asks for more than a usual dose. */
export const takingMore =
  'overdos*(?! on (?!astax|these|this|them|it|suppl|caps|pills|softgel)), megados*, high dose, high doses, higher dose, higher doses, very high dose, double the dose, double dose, double my dose, triple the dose, two a day, three a day, twice the, several softgels, uberdos*, hohe dosis, hohere dosis, hohe dosen, doppelte dosis, sobredosis, dosis alta, dosis altas, doble dosis, hoge dosis, dubbele dosis, wysoka dawka, podwojna dawka';
