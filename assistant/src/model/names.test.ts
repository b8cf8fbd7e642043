import { fold } from '../fold';
import type { Language } from '../understanding/words/common-words';
import { unknownName } from './names';

const material = ` ${fold('Geyser 12mg by Hverdal. Astaxanthin of Haematococcus pluvialis, grown in Iceland')} `;
const nameIn = (sentence: string, language: Language) =>
  unknownName(sentence, language, (word) => material.includes(` ${fold(word)}`));

test.each<[Language, string]>([
  ['en', 'Both of them contain 12 mg, and Hverdal grows its algae in Iceland.'],
  ['en', 'Softgels are easy to swallow.\n- Store them in a dry place.'],
  ['en', 'A GMP certificate says how a plant works.'],
  ['de', 'Mit 4 mg am Tag beginnen die meisten Käufer.'],
  ['de', 'Die Tagesdosis nehmen Sie am besten zu einer Mahlzeit ein.'],
  ['de', 'Gelegentlich berichten Kunden von Magenbeschwerden.'],
  ['de', 'Astaxanthinkapseln der Händler unterscheiden sich in Herkunft und Reinheit.'],
  ['es', 'Contiene lo mismo, pero cuesta menos que Geyser 12mg.'],
  ['nl', 'Vergelijk de prijs per dag.'],
  ['pl', 'Zawiera tyle samo, ale kosztuje mniej.'],
])('in %s, %s has no unknown name', (language, sentence) =>
  expect(nameIn(sentence, language)).toBeUndefined(),
);

test.each<[Language, string, string]>([
  ['en', 'Solgarden offers more for the money.', 'Solgarden'],
  ['en', 'Shipping is faster through iHerb.', 'iHerb'],
  ['en', 'It is made in Japan.', 'Japan'],
  ['en', 'Pureharvest 12 mg is another choice.', 'Pureharvest'],
  ['de', 'Solgarden ist eine gute Alternative.', 'Solgarden'],
  ['de', 'Günstiger ist das Angebot bei Swanson.', 'Swanson'],
  ['de', 'Im Vergleich mit Ocean Research ist es teurer.', 'Ocean'],
  ['de', 'Der Hersteller sitzt in Japan.', 'Japan'],
  ['es', 'Nutralie cuesta menos.', 'Nutralie'],
  ['nl', 'Vitakruid levert sneller.', 'Vitakruid'],
  ['pl', 'Olimp kosztuje mniej.', 'Olimp'],
])('in %s, %s names %s', (language, sentence, name) => expect(nameIn(sentence, language)).toBe(name));
