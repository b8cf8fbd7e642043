import {
  clearView,
  daily,
  deepReserve,
  everyday,
  geyser,
  hawaiian,
  radiance,
  reefStarter,
  review,
  summit,
} from '../demo-products';
import type { EvalQuestion } from '../eval-question';

/** Questions in German. */
export const germanQuestions: readonly EvalQuestion[] = [
  {
    turns: ['Was kostet das Hawaiian Astaxanthin 12mg?'],
    products: [hawaiian],
    prices: [hawaiian],
    facts: ['kostet'],
    sources: [review(hawaiian)],
  },
  {
    turns: ['Wie teuer ist Geyser von Hverdal?'],
    products: [geyser],
    prices: [geyser],
    sources: [review(geyser)],
  },
  {
    turns: ['Welches Produkt ist am günstigsten?'],
    products: [everyday],
    facts: ['Die niedrigsten Preise'],
    sources: ['/comparison'],
  },
  {
    turns: ['Das stärkste Produkt bitte'],
    products: [deepReserve],
    facts: ['16mg'],
    sources: ['/comparison'],
  },
  {
    turns: ['Welches ist das beste für die Haut?'],
    products: [radiance],
    facts: ['für die Haut'],
    sources: ['/skin-health-guide'],
  },
  { turns: ['Bestes Astaxanthin für Sportler'], products: [geyser], sources: ['/best-for-athletes'] },
  { turns: ['Was empfehlt ihr für müde Augen?'], products: [clearView], sources: ['/best-for-eye-health'] },
  {
    turns: ['Vergleiche Geyser mit Summit'],
    products: [geyser, summit],
    facts: ['Niedrigster Preis'],
    sources: ['/comparison'],
  },
  {
    turns: ['Unterschied zwischen Clear View und Radiance'],
    products: [clearView, radiance],
    sources: ['/comparison'],
  },
  {
    turns: ['Woher kommt Clear View?'],
    products: [clearView],
    facts: ['Japanese'],
    sources: [review(clearView)],
  },
  {
    turns: ['Produkte aus Island'],
    products: [geyser, daily],
    not: ['Herkunft Hawaiian'],
    sources: ['/comparison'],
  },
  { turns: ['Produkte unter 20 Dollar'], products: [everyday, reefStarter], sources: ['/comparison'] },
  {
    turns: ['Gibt es einen Gutschein für Hawaiian Astaxanthin 12mg?'],
    facts: ['KONA15'],
    sources: [review(hawaiian)],
  },
  { turns: ['Was ist Astaxanthin?'], facts: ['Haematococcus'], sources: ['/faq'] },
  { turns: ['Wie viel soll ich am Tag nehmen?'], facts: ['8 mg a day'], sources: ['/faq'] },
  { turns: ['Welche Nebenwirkungen gibt es?'], facts: ['upset stomach'], sources: ['/faq'] },
  { turns: ['Wie lange dauert es bis es wirkt?'], facts: ['4-8 weeks', '2-4 weeks'], sources: ['/faq'] },
  { turns: ['Ist der Versand kostenlos?'], facts: ['Free shipping'], sources: ['/terms-of-service'] },
  { turns: ['Wer betreibt diese Seite?'], facts: ['comparison site'], sources: ['/terms-of-service'] },
  { turns: ['Danke'], facts: ['Gern geschehen'], sources: ['/faq'] },
];

/** Questions in Spanish. */
export const spanishQuestions: readonly EvalQuestion[] = [
  {
    turns: ['¿Cuánto cuesta Geyser?'],
    products: [geyser],
    prices: [geyser],
    facts: ['cuesta'],
    sources: [review(geyser)],
  },
  {
    turns: ['¿Cuál es el precio de Clear View?'],
    products: [clearView],
    prices: [clearView],
    sources: [review(clearView)],
  },
  {
    turns: ['¿Cuál es el más barato?'],
    products: [everyday],
    facts: ['Los precios más bajos'],
    sources: ['/comparison'],
  },
  { turns: ['el producto más potente'], products: [deepReserve], facts: ['16mg'], sources: ['/comparison'] },
  {
    turns: ['mejor astaxantina para la piel'],
    products: [radiance],
    facts: ['para la piel'],
    sources: ['/skin-health-guide'],
  },
  { turns: ['¿Qué recomiendan para los ojos?'], products: [clearView], sources: ['/best-for-eye-health'] },
  { turns: ['suplemento para deportistas'], products: [geyser], sources: ['/best-for-athletes'] },
  {
    turns: ['Compara Geyser y Summit'],
    products: [geyser, summit],
    facts: ['Precio más bajo'],
    sources: ['/comparison'],
  },
  {
    turns: ['diferencia entre Radiance y Clear View'],
    products: [radiance, clearView],
    sources: ['/comparison'],
  },
  {
    turns: ['productos de Japón'],
    products: [clearView, radiance],
    not: ['origen Icelandic'],
    sources: ['/comparison'],
  },
  {
    turns: ['¿De dónde viene el Geyser?'],
    products: [geyser],
    facts: ['Icelandic'],
    sources: [review(geyser)],
  },
  { turns: ['¿Qué es la astaxantina?'], facts: ['Haematococcus'], sources: ['/faq'] },
  { turns: ['¿Cuánto debo tomar al día?'], facts: ['8 mg a day'], sources: ['/faq'] },
  { turns: ['efectos secundarios'], facts: ['upset stomach'], sources: ['/faq'] },
  { turns: ['¿Cuánto tarda en hacer efecto?'], facts: ['4-8 weeks', '2-4 weeks'], sources: ['/faq'] },
  { turns: ['¿El envío es gratis?'], facts: ['Free shipping'], sources: ['/terms-of-service'] },
  { turns: ['gracias'], facts: ['De nada'], sources: ['/faq'] },
];
