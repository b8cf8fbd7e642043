import type { Product } from '@astaguide/contracts/catalog/product';
import { byField, byGoal } from './by-name';
import type { Phrases } from './english';

const named = ({ name, brand }: Product) => `${name} van ${brand}`;

export const dutch: Phrases = {
  greeting:
    'Hallo! Vraag me naar een product, de prijs of de herkomst, laat me er twee vergelijken, of vraag naar dosering en onderzoek.',
  thanks: 'Graag gedaan. Vraag me gerust meer over astaxanthine of de producten hier.',
  farewell: 'Tot ziens, en tot de volgende vraag.',
  assistant:
    'Ik ben de assistent van deze site, een programma en geen mens. Ik antwoord uit de teksten en de catalogus van de site: producten en prijzen, vergelijkingen, dosering, veiligheid en onderzoek. Ik geef geen medisch advies.',
  line: (product) =>
    `${named(product)}: ${product.potency}, herkomst ${product.source}, $${product.price}, beoordeling ${product.rating} van 5${product.reviewCount > 0 ? ` (${product.reviewCount} recensies)` : ''}. Vermeld voor: ${product.bestFor}.${product.inStock ? '' : ' Op dit moment niet op voorraad.'}`,
  price: (product) => `${named(product)} kost $${product.price}.`,
  potency: (product) => `${named(product)} bevat ${product.potency} astaxanthine per portie.`,
  source: (product) => `Als herkomst van ${named(product)} is ${product.source} vermeld.`,
  rating: (product) =>
    `${named(product)} is beoordeeld met ${product.rating} van 5, uit ${product.reviewCount} recensies.`,
  ratingAlone: (product) =>
    `${named(product)} is beoordeeld met ${product.rating} van 5; er zijn nog geen recensies van klanten.`,
  bestFor: (product) => `${named(product)} is vermeld voor: ${product.bestFor}.`,
  coupon: (product) =>
    `${named(product)}: de code ${product.couponCode}${product.couponDescription ? ` geeft: ${product.couponDescription}` : ''}.`,
  noCoupon: (product) => `Voor ${named(product)} is er op dit moment geen kortingscode.`,
  available: (product) => `${named(product)} is vermeld als op voorraad.`,
  soldOut: (product) => `${named(product)} is op dit moment niet op voorraad.`,
  features: (product) => `Wat de catalogus over ${named(product)} zegt (in het Engels):`,
  benefits: (product) =>
    `Waarmee ${named(product)} is vermeld. Dit zijn opgaven van de catalogus, geen bewezen werkingen (in het Engels):`,
  costPerMg: (product, perMg, perDay) =>
    `${named(product)}: ${perMg} per mg, ${perDay} per dag bij één portie per dag.`,
  noServingsForCost: (product) =>
    `${named(product)}: het aantal porties in de verpakking is niet vermeld, dus de prijs per mg is niet bekend.`,
  noCostPerMg: (product) => `${named(product)}: de prijs per mg is niet bekend.`,
  costBasis:
    'De prijs van de verpakking gedeeld door alle milligrammen erin: het aantal porties maal de milligrammen van een portie.',
  buy: (product) =>
    `${named(product)} koopt u via de knop ‘Buy Now’ op de productpagina; die leidt naar de winkel en is een affiliate-link.`,
  noServings: (product) => `Hoeveel porties een verpakking van ${named(product)} bevat, is niet vermeld.`,
  servings: (product, packMg) =>
    `Een verpakking van ${named(product)} bevat ${product.servings} porties, bij één per dag genoeg voor evenveel dagen${packMg === undefined ? '' : `, in totaal ${packMg} mg astaxanthine`}.`,
  age: (product) => `${named(product)} is vermeld voor de leeftijd ${product.ageRange}.`,
  noAge: (product) => `De catalogus zegt niet voor welke leeftijd ${named(product)} is.`,
  noRank: (product) => `${named(product)} heeft geen plaats in onze lijst.`,
  rank: (product) => `${named(product)} heeft plaats ${product.placement} in onze lijst.`,
  brand: (product) => `${product.name} is een product van het merk ${product.brand}.`,
  brands: 'De merken in de catalogus:',
  lowest: byField(
    'De laagste prijzen | De laagste sterkte | De laagste beoordelingen | De minste recensies | De minste porties per verpakking | De laagste kosten per dag | De laagste kosten per mg | De minste astaxanthine per verpakking | De hoogst geplaatste producten',
  ),
  highest: byField(
    'De hoogste prijzen | De hoogste sterkte | De best beoordeelde producten | De producten met de meeste recensies | De meeste porties per verpakking | De hoogste kosten per dag | De hoogste kosten per mg | De meeste astaxanthine per verpakking | De laatste van onze lijst',
  ),
  field: byField(' |  | sterren | recensies | porties | per dag | per mg | per verpakking | in de lijst'),
  goal: byGoal(
    'voor sporters | voor de ogen | voor de huid | voor de weerstand | voor beginners | voor het hart | voor het geheugen | vanaf 50',
  ),
  atMost: (value) => `hoogstens ${value}`,
  below: (value) => `onder ${value}`,
  atLeast: (value) => `minstens ${value}`,
  above: (value) => `boven ${value}`,
  fromOrigin: (origin) => `herkomst ${origin}`,
  ofBrand: (brand) => `van ${brand}`,
  inStock: 'op voorraad',
  withThing: (thing) => `met: ${thing}`,
  withoutThing: (thing) => `zonder ${thing}`,
  notStated: (names) => `Niet vermeld bij: ${names}.`,
  oppositeStated: (names) => `Het tegendeel is vermeld bij: ${names}.`,
  not: (condition) => `niet ${condition}`,
  list: (count, condition) =>
    count === 1
      ? `Eén product in de catalogus${condition}:`
      : `${count} producten in de catalogus${condition}, in de volgorde van onze ranglijst:`,
  more: (count) => `En nog ${count} in de vergelijking.`,
  noneMatches: (condition) => `Geen product in de catalogus past daarbij${condition}.`,
  relaxed: (condition) => `Zonder de voorwaarde ‘${condition}’:`,
  emptyCatalog: 'Er staat op dit moment geen product in de catalogus.',
  comparing: 'Naast elkaar:',
  cheapestOf: (product) => `Laagste prijs: ${named(product)} met $${product.price}.`,
  strongestOf: (product) => `Hoogste sterkte: ${named(product)} met ${product.potency}.`,
  bestRatedOf: (product) => `Best beoordeeld: ${named(product)} met ${product.rating} van 5.`,
  same: {
    price: 'Ze kosten evenveel.',
    potency: 'Ze zijn even sterk.',
    rating: 'Ze zijn gelijk beoordeeld.',
  },
  cheaperThan: (product) => `Goedkoper dan ${named(product)} met $${product.price}:`,
  strongerThan: (product) => `Sterker dan ${named(product)} met ${product.potency}:`,
  betterRatedThan: (product) => `Beter beoordeeld dan ${named(product)} met ${product.rating} van 5:`,
  whichProducts:
    'Welke producten zal ik vergelijken? Noem er twee, bijvoorbeeld van deze, de hoogst geplaatste:',
  silent: (product, asked) =>
    `De catalogus zegt niet of dat voor ${named(product)} geldt: geen van de teksten noemt ‘${asked}’.`,
  silentAll: (asked) => `De catalogus zegt niet dat dat voor een product geldt: ‘${asked}’.`,
  instead: 'Wat hij wel zegt:',
  quoted: 'Onze teksten zijn in het Engels. Dit staat er:',
  aboveAssessed:
    'De Europese Autoriteit voor voedselveiligheid beoordeelde in 2020 8 mg per dag uit supplementen als veilig voor volwassenen. Een portie boven 8 mg gaat daar overheen: praat eerst met een arts.',
  noProductFor: 'Geen product in de catalogus is daarvoor vermeld.',
  unknown:
    'Ik heb op deze site geen antwoord gevonden. Ik weet iets over astaxanthine, de producten in de catalogus en deze site.',
  nearest: 'De naaste onderwerpen:',
  care: {
    number: (number) => `het alarmnummer ${number}`,
    numberAnywhere: (anywhere) => `het alarmnummer van uw land (meestal ${anywhere.join(' of ')})`,
    emergency: (number) =>
      `Bel nu ${number}, of laat iemand in de buurt bellen. Neem niets meer in en blijf niet alleen.`,
    crisis:
      'Wat erg dat u zich zo voelt. U hoeft dit niet alleen te dragen: praat alstublieft nu met een mens.',
    danger: (number) => `In direct gevaar: bel ${number}.`,
    listener: (line) => `Iemand die luistert: ${line}`,
    otherCountries: (directory) => `Hulplijnen in andere landen: ${directory}`,
    poison: (line) => `Bel nu het antigifcentrum, ook als u niets voelt: ${line}.`,
    poisonAnywhere: 'Bel nu uw huisarts of het antigifcentrum van uw land, ook als u niets voelt.',
    fainting: (number) =>
      `Valt iemand flauw, wordt iemand niet wakker of ademt iemand moeilijk, bel dan meteen ${number}. Houd de verpakking bij de hand en neem niets meer in.`,
    noAccident: (lines) => `Was het geen ongeluk, praat dan ook met iemand: ${lines}.`,
    noAccidentAnywhere: (directory) =>
      `Was het geen ongeluk, praat dan ook met iemand: ${directory} noemt hulplijnen in alle landen.`,
    program: 'Ik ben een programma en kan in een noodgeval niet helpen. Een mens kan dat wel.',
    topics: {
      pregnancy:
        'Vraag uw arts of verloskundige voordat u astaxanthine neemt als u zwanger bent, borstvoeding geeft of zwanger wilt worden. Er zijn te weinig gegevens om het dan veilig te noemen, in welke dosis ook.',
      medicines:
        'Vraag uw arts of apotheker voordat u astaxanthine met een medicijn combineert, en stop nooit met een voorgeschreven medicijn vanwege een supplement. Ik kan een wisselwerking niet beoordelen.',
      surgery:
        'Vertel uw arts en het ziekenhuis vóór een operatie over elk supplement, en vraag wanneer u moet stoppen en weer mag beginnen. Dat kan ik niet beoordelen.',
      children:
        'Supplementen met astaxanthine zijn niet voor kinderen en tieners, tenzij een arts het adviseert; de veiligheidsbeoordeling geldt alleen voor volwassenen.',
      illness:
        'Wat vervelend dat uw gezondheid u bezighoudt. Praat erover met een arts of apotheker: een supplement behandelt of voorkomt geen ziekte, en ik kan uw situatie niet beoordelen.',
      highDose: 'Praat met een arts of apotheker voordat u meer dan 8 mg per dag neemt.',
    },
    quoted: 'Op deze site staat hierover (in het Engels):',
    aboveAssessed:
      'In 2020 beoordeelde de Europese Autoriteit voor voedselveiligheid (EFSA) 8 mg per dag uit supplementen als veilig voor volwassenen. Een portie van meer dan 8 mg gaat daarboven: praat eerst met een arts.',
    noAdvice: 'Dit is algemene informatie en geen medisch advies.',
  },
};
