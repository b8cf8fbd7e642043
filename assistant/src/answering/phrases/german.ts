import type { Product } from '@astaguide/contracts/catalog/product';
import { byField, byGoal } from './by-name';
import type { Phrases } from './english';

const named = ({ name, brand }: Product) => `${name} von ${brand}`;

export const german: Phrases = {
  greeting:
    'Hallo! Fragen Sie mich nach einem Produkt, seinem Preis oder seiner Herkunft, lassen Sie zwei vergleichen, oder fragen Sie nach Dosis und Studien.',
  thanks: 'Gern geschehen. Fragen Sie mich gern noch etwas zu Astaxanthin oder den Produkten hier.',
  farewell: 'Auf Wiedersehen, und bis zur nächsten Frage.',
  assistant:
    'Ich bin der Assistent dieser Seite, ein Programm und kein Mensch. Ich antworte aus den Texten und dem Katalog der Seite: Produkte und Preise, Vergleiche, Dosis, Sicherheit und Studien. Ich gebe keinen medizinischen Rat.',
  line: (product) =>
    `${named(product)}: ${product.potency}, Herkunft ${product.source}, $${product.price}, Bewertung ${product.rating} von 5${product.reviewCount > 0 ? ` (${product.reviewCount} Bewertungen)` : ''}. Geführt für: ${product.bestFor}.${product.inStock ? '' : ' Zurzeit nicht lieferbar.'}`,
  price: (product) => `${named(product)} kostet $${product.price}.`,
  potency: (product) => `${named(product)} enthält ${product.potency} Astaxanthin je Portion.`,
  source: (product) => `Als Herkunft von ${named(product)} ist ${product.source} angegeben.`,
  rating: (product) =>
    `${named(product)} ist mit ${product.rating} von 5 bewertet, aus ${product.reviewCount} Bewertungen.`,
  ratingAlone: (product) =>
    `${named(product)} ist mit ${product.rating} von 5 bewertet; Kundenbewertungen gibt es noch keine.`,
  bestFor: (product) => `${named(product)} wird geführt für: ${product.bestFor}.`,
  coupon: (product) =>
    `${named(product)}: Der Code ${product.couponCode}${product.couponDescription ? ` bringt: ${product.couponDescription}` : ''}.`,
  noCoupon: (product) => `Für ${named(product)} gibt es zurzeit keinen Gutschein.`,
  available: (product) => `${named(product)} ist als lieferbar geführt.`,
  soldOut: (product) => `${named(product)} ist zurzeit nicht lieferbar.`,
  features: (product) => `Was der Katalog zu ${named(product)} sagt (auf Englisch):`,
  benefits: (product) =>
    `Womit ${named(product)} geführt wird. Das sind Angaben des Katalogs, keine bewiesenen Wirkungen (auf Englisch):`,
  costPerMg: (product, perMg, perDay) =>
    `${named(product)}: ${perMg} je mg, ${perDay} am Tag bei einer Portion täglich.`,
  noServingsForCost: (product) =>
    `${named(product)}: Die Zahl der Portionen in der Packung ist nicht angegeben, der Preis je mg ist daher nicht bekannt.`,
  noCostPerMg: (product) => `${named(product)}: Der Preis je mg ist nicht bekannt.`,
  costBasis:
    'Der Preis der Packung geteilt durch alle Milligramm darin: die Zahl der Portionen mal die Milligramm einer Portion.',
  buy: (product) =>
    `${named(product)} können Sie über den Knopf „Buy Now“ auf der Produktseite kaufen; er führt zum Händler und ist ein Affiliate-Link.`,
  goal: byGoal(
    'für Sportler | für die Augen | für die Haut | für das Immunsystem | für Einsteiger | für das Herz | für das Gedächtnis | ab 50',
  ),
  fromOrigin: (origin) => `Herkunft ${origin}`,
  ofBrand: (brand) => `von ${brand}`,
  list: (count, condition) =>
    count === 1
      ? `Ein Produkt im Katalog${condition}:`
      : `${count} Produkte im Katalog${condition}, in der Reihenfolge unserer Rangliste:`,
  noneMatches: (condition) => `Kein Produkt im Katalog passt dazu${condition}.`,
  emptyCatalog: 'Im Katalog ist zurzeit kein Produkt.',
  comparing: 'Nebeneinander:',
  cheapestOf: (product) => `Niedrigster Preis: ${named(product)} mit $${product.price}.`,
  strongestOf: (product) => `Höchste Dosis: ${named(product)} mit ${product.potency}.`,
  bestRatedOf: (product) => `Beste Bewertung: ${named(product)} mit ${product.rating} von 5.`,
  same: {
    price: 'Sie kosten gleich viel.',
    potency: 'Sie sind gleich hoch dosiert.',
    rating: 'Sie sind gleich bewertet.',
  },
  cheaperThan: (product) => `Günstiger als ${named(product)} mit $${product.price}:`,
  strongerThan: (product) => `Höher dosiert als ${named(product)} mit ${product.potency}:`,
  betterRatedThan: (product) => `Besser bewertet als ${named(product)} mit ${product.rating} von 5:`,
  whichProducts:
    'Welche Produkte soll ich vergleichen? Nennen Sie zwei, zum Beispiel diese, die bestplatzierten:',
  quoted: 'Dazu steht auf dieser Seite (auf Englisch):',
  aboveAssessed:
    '2020 hat die Europäische Behörde für Lebensmittelsicherheit (EFSA) 8 mg am Tag aus Nahrungsergänzung als sicher für Erwachsene bewertet. Eine Portion über 8 mg geht darüber hinaus: Sprechen Sie vorher mit einem Arzt.',
  noProductFor: 'Kein Produkt im Katalog wird dafür geführt.',
  unknown:
    'Darauf habe ich auf dieser Seite keine Antwort gefunden. Ich kenne Astaxanthin, die Produkte im Katalog und diese Seite.',
  nearest: 'Am nächsten kommen diese Themen:',
  noServings: (product) => `Wie viele Portionen eine Packung ${named(product)} enthält, ist nicht angegeben.`,
  servings: (product, packMg) =>
    `Eine Packung ${named(product)} enthält ${product.servings} Portionen und reicht bei einer am Tag ebenso viele Tage${packMg === undefined ? '' : `, insgesamt ${packMg} mg Astaxanthin`}.`,
  age: (product) => `${named(product)} ist für das Alter ${product.ageRange} aufgeführt.`,
  noAge: (product) => `Der Katalog sagt nicht, für welches Alter ${named(product)} ist.`,
  noRank: (product) => `${named(product)} hat keinen Rang in unserer Liste.`,
  rank: (product) => `${named(product)} hat Rang ${product.placement} in unserer Liste.`,
  brand: (product) => `${product.name} ist ein Produkt der Marke ${product.brand}.`,
  brands: 'Die Marken im Katalog:',
  lowest: byField(
    'Die niedrigsten Preise | Die niedrigste Potenz | Die niedrigsten Bewertungen | Die wenigsten Rezensionen | Die wenigsten Portionen je Packung | Die niedrigsten Kosten am Tag | Die niedrigsten Kosten je mg | Das wenigste Astaxanthin je Packung | Die bestplatzierten Produkte',
  ),
  highest: byField(
    'Die höchsten Preise | Die höchste Potenz | Die am besten bewerteten Produkte | Die Produkte mit den meisten Rezensionen | Die meisten Portionen je Packung | Die höchsten Kosten am Tag | Die höchsten Kosten je mg | Das meiste Astaxanthin je Packung | Die letzten unserer Rangliste',
  ),
  field: byField(' |  | Sterne | Rezensionen | Portionen | am Tag | je mg | je Packung | in der Rangliste'),
  atMost: (value) => `höchstens ${value}`,
  below: (value) => `unter ${value}`,
  atLeast: (value) => `mindestens ${value}`,
  above: (value) => `über ${value}`,
  inStock: 'lieferbar',
  withThing: (thing) => `mit: ${thing}`,
  withoutThing: (thing) => `ohne ${thing}`,
  notStated: (names) => `Nicht angegeben bei: ${names}.`,
  oppositeStated: (names) => `Das Gegenteil ist angegeben bei: ${names}.`,
  not: (condition) => `nicht ${condition}`,
  more: (count) => `Und ${count} weitere im Vergleich.`,
  relaxed: (condition) => `Ohne die Bedingung „${condition}“:`,
  silent: (product, asked) =>
    `Der Katalog sagt nicht, ob das auf ${named(product)} zutrifft: Keiner seiner Texte erwähnt „${asked}“.`,
  silentAll: (asked) => `Der Katalog sagt nicht, dass das auf ein Produkt zutrifft: „${asked}“.`,
  instead: 'Was er sagt:',
  care: {
    number: (number) => `den Notruf ${number}`,
    numberAnywhere: (anywhere) => `den Notruf Ihres Landes (meist ${anywhere.join(' oder ')})`,
    emergency: (number) =>
      `Bitte rufen Sie jetzt ${number}, oder lassen Sie jemanden in Ihrer Nähe anrufen. Nehmen Sie nichts mehr ein, und bleiben Sie nicht allein.`,
    crisis:
      'Es tut mir sehr leid, dass es Ihnen so schlecht geht. Sie müssen das nicht allein tragen: Bitte sprechen Sie jetzt mit einem Menschen.',
    danger: (number) => `In akuter Gefahr: Rufen Sie ${number}.`,
    listener: (line) => `Jemand, der zuhört: ${line}`,
    otherCountries: (directory) => `Krisentelefone anderer Länder: ${directory}`,
    poison: (line) => `Bitte rufen Sie jetzt den Giftnotruf an, auch wenn nichts wehtut: ${line}.`,
    poisonAnywhere: 'Bitte rufen Sie jetzt den Giftnotruf Ihres Landes an, auch wenn nichts wehtut.',
    fainting: (number) =>
      `Wird jemand ohnmächtig, ist nicht zu wecken oder bekommt schlecht Luft, rufen Sie sofort ${number}. Halten Sie die Packung bereit, und nehmen Sie nichts mehr ein.`,
    noAccident: (lines) => `Wenn es kein Versehen war, sprechen Sie bitte auch mit jemandem: ${lines}.`,
    noAccidentAnywhere: (directory) =>
      `Wenn es kein Versehen war, sprechen Sie bitte auch mit jemandem: ${directory} nennt Krisentelefone aller Länder.`,
    program: 'Ich bin ein Programm und kann in einem Notfall nicht helfen. Ein Mensch kann es.',
    topics: {
      pregnancy:
        'Bitte fragen Sie Ihre Ärztin, Ihren Arzt oder Ihre Hebamme, bevor Sie Astaxanthin in der Schwangerschaft, in der Stillzeit oder bei Kinderwunsch nehmen. Es gibt zu wenige Daten, um es dann sicher zu nennen, in keiner Dosis.',
      medicines:
        'Bitte fragen Sie Arzt oder Apotheke, bevor Sie Astaxanthin zusammen mit einem Medikament nehmen, und setzen Sie wegen eines Nahrungsergänzungsmittels nie ein verordnetes ab. Eine Wechselwirkung kann ich nicht beurteilen.',
      surgery:
        'Bitte nennen Sie Arzt und Klinik vor einer Operation jedes Nahrungsergänzungsmittel, und fragen Sie, wann Sie es absetzen und wieder nehmen dürfen. Das kann ich nicht beurteilen.',
      children:
        'Astaxanthin-Präparate sind nichts für Kinder und Jugendliche, es sei denn, ein Arzt rät dazu; die Sicherheitsbewertung gilt nur für Erwachsene.',
      illness:
        'Es tut mir leid, dass Ihre Gesundheit Sie beschäftigt. Bitte sprechen Sie mit Arzt oder Apotheke darüber: Ein Nahrungsergänzungsmittel behandelt und verhindert keine Krankheit, und ich kann Ihre Lage nicht beurteilen.',
      highDose: 'Bitte sprechen Sie mit Arzt oder Apotheke, bevor Sie mehr als 8 mg am Tag nehmen.',
    },
    quoted: 'Dazu steht auf dieser Seite (auf Englisch):',
    aboveAssessed:
      '2020 hat die Europäische Behörde für Lebensmittelsicherheit (EFSA) 8 mg am Tag aus Nahrungsergänzung als sicher für Erwachsene bewertet. Eine Portion über 8 mg geht darüber hinaus: Sprechen Sie vorher mit einem Arzt.',
    noAdvice: 'Das ist allgemeine Information und kein medizinischer Rat.',
  },
};
