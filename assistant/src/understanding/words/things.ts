/** Something that a product may contain, be or have. */
export interface Thing {
  /** Its words in questions, in all languages, as in `concepts`. */
  asked: string;
  /** The beginnings of the words that the catalog, which is in English, has for it. */
  stated: readonly string[];
  /** Names of the things that are nearest to it, told where a product's texts are silent on it. */
  near?: readonly string[];
  /** Whether who avoids it may be harmed by it: that the catalog does not state it is then no answer. */
  isAvoided?: true;
  /** Whether a label that declares no allergens states that it is not in it. */
  isAllergen?: true;
}

/** Things by name. Other words of a question are looked for in the catalog as they are. */
export const things = {
  vegan: {
    asked: 'vegan*, vegetar*, veganistisch, vegetarisch, wegan*, wegetarian*, plant based',
    stated: ['vegan', 'vegetarian', 'gelatin', 'animal-derived', 'plant-based'],
    isAvoided: true,
  },
  gelatin: {
    asked: 'gelatin*, gelatine, gelatina, zelatyn*, animal, animal parts, tierisch*, dierlijk*, zwierzec*',
    stated: ['gelatin', 'animal-derived'],
    isAvoided: true,
  },
  gluten: { asked: 'gluten*', stated: ['gluten'], near: ['allergens'], isAvoided: true },
  GMO: { asked: 'non gmo, gmo, gentechnik*, transgenic*', stated: ['gmo', 'non-gmo'] },
  organic: { asked: 'organic, bio, organico, ecologico, biologisch, ekologiczn*', stated: ['organic'] },
  caffeine: { asked: 'caffeine, koffein, cafeina, cafeine, kofein*', stated: ['caffeine'] },
  stimulants: { asked: 'stimulant*, stimulan*, stymulant*', stated: ['stimulant'] },
  melatonin: { asked: 'melatonin*', stated: ['melatonin'] },
  sesame: {
    asked: 'sesame, sesam, sesamo, sezam*',
    stated: ['sesame'],
    near: ['allergens'],
    isAvoided: true,
    isAllergen: true,
  },
  lutein: { asked: 'lutein*, luteine, luteina, luteiny', stated: ['lutein'] },
  magnesium: { asked: 'magnesium, magnesio, magnez*', stated: ['magnesium'] },
  'vitamin D': {
    asked: 'vitamin d, vitamin d3, vitamina d, vitamine d, witamin* d, witamina d, witaminy d',
    stated: ['vitamin d'],
  },
  'vitamin C': { asked: 'vitamin c, vitamina c, vitamine c, witamina c, witaminy c', stated: ['vitamin c'] },
  'vitamin E': { asked: 'vitamin e, vitamina e, vitamine e, witamina e, witaminy e', stated: ['vitamin e'] },
  soy: {
    asked: 'soy, soya, soja, sojabohne*, soi',
    stated: ['soy'],
    near: ['allergens'],
    isAvoided: true,
    isAllergen: true,
  },
  fish: {
    asked: 'fish, fisch, pescado, vis, ryb*',
    stated: ['fish'],
    near: ['allergens'],
    isAvoided: true,
    isAllergen: true,
  },
  shellfish: {
    asked: 'shellfish, crustacean*, schalentier*, marisco*, schaaldier*, skorupiak*, krill',
    stated: ['shellfish', 'krill'],
    near: ['allergens'],
    isAvoided: true,
    isAllergen: true,
  },
  nuts: {
    asked: 'nut, nuts, peanut*, nuss, nusse, erdnuss*, nueces, cacahuet*, noten, pinda*, orzech*',
    stated: ['nut', 'peanut'],
    near: ['allergens'],
    isAvoided: true,
    isAllergen: true,
  },
  milk: {
    asked: 'lactose, dairy, milk, laktose, milch*, lactosa, leche, melk*, lakto*, mlek*',
    stated: ['lactose', 'dairy', 'milk'],
    near: ['allergens'],
    isAvoided: true,
    isAllergen: true,
  },
  sugar: {
    asked:
      'sugar*, sweetener*, zucker*, sussstoff*, azucar*, edulcorante*, suiker*, zoetstof*, cukier, cukru',
    stated: ['sugar', 'sweetener'],
  },
  alcohol: { asked: 'alcohol, alkohol*', stated: ['alcohol'] },
  allergens: {
    asked: 'allerg*, alerg*',
    stated: ['allerg', 'sesame', 'gluten', 'fish'],
    isAvoided: true,
    isAllergen: true,
  },
  halal: { asked: 'halal', stated: ['halal'], near: ['gelatin', 'certificate'] },
  kosher: {
    asked: 'kosher, koscher, koosjer, koszern*',
    stated: ['kosher'],
    near: ['gelatin', 'certificate'],
  },
  certificate: {
    asked:
      'certificate of analysis, certificate*, certified, coa, third party tested, tested, zertifi*, analysezertifikat, certificad*, certificaat, certificering, certyfikat*',
    stated: ['certificate', 'certified', 'purity report', 'contaminant'],
  },
  'anti-doping': {
    asked: 'anti doping, doping*, antidoping',
    stated: ['anti-doping', 'doping'],
    near: ['certificate'],
  },
  oil: { asked: 'oil, oils, ol, tragerol, aceite, olie, olej*, carrier oil', stated: ['oil'] },
  packaging: {
    asked: 'packaged, packaging, verpackung, verpackt, envasado, embalaje, verpakking, verpakt, opakowan*',
    stated: ['jar', 'bottle', 'pouch', 'carton', 'blister', 'tub'],
  },
  size: {
    asked: 'size, how big, big, small, gross, tamano, grande, groot, formaat, rozmiar, duze',
    stated: ['small', 'large', 'tiny', 'size', 'smallest'],
  },
  colour: { asked: 'colour*, color, colors, farbe, kleur, kolor', stated: ['colour', 'color'] },
  sunscreen: {
    asked: 'sunscreen, sunblock, sonnencreme, sonnenschutz, protector solar, zonnebrand*, krem z filtrem',
    stated: ['sunscreen'],
  },
  salmon: { asked: 'salmon, lachs, salmon, zalm, losos*', stated: ['salmon'] },
} as const satisfies Record<string, Thing>;
export type ThingName = keyof typeof things;

/** Origins as the catalog writes them. */
export const origins = {
  Hawaiian:
    'hawaii, hawaiian, hawaiianisch*, hawaiano*, hawaiana*, kona, hawai, hawaiaans*, hawajow, hawajski*, hawaje, hawajach',
  Icelandic:
    'iceland, icelandic, island, islandisch*, islandes, islandesa*, islandeses, islandia, ijsland*, islandii, islandzki*',
  Japanese:
    'japan, japanese, japanees, japanisch*, japones, japonesa*, japoneses, japon, japans*, japonii, japonsk*',
} as const;

/** Positions in a list that was shown; -1 is the last. */
export const ordinals: readonly (readonly [number, string])[] = [
  [
    0,
    'the first, first one, 1st, former, erste, ersten, erstes, primero, primera, primer, eerste, pierwszy, pierwsza, first',
  ],
  [1, 'second, 2nd, second one, zweite, zweiten, zweites, segundo, segunda, tweede, drugi, druga'],
  [2, 'third, 3rd, third one, dritte, dritten, drittes, tercero, tercera, tercer, derde, trzeci, trzecia'],
  [-1, 'last one, the last, latter, letzte, letzten, letztes, ultimo, ultima, laatste, ostatni, ostatnia'],
];

/** Words that say nothing of what is asked, beside the most common words of each language. */
export const fillers =
  'against gegen contra tegen przeciw happen happens please pls plz really actually just also some any been would could might say tell know think want need have has had having this that these those then there here let give show find got get use used using make made people person someone lot very more most less still even ever never always often sure okay ok yes right now today currently exactly truly wirklich tatsachlich realmente werkelijk naprawde quick question looking maybe kind kinds type types sort good help helps health support astaxanthin possible anyone everybody else around list lists listed offer offers sell sells carry stock available per serving dollars price friend told bought bring put next side both two three four five which what who whose whom how when where why does doing done did dont doesnt isnt arent cant wont im ive youre theres its whats hows bitte mal denn doch schon noch auch eigentlich genau gerade gibt gebt habt ihr euch euer eure zeig zeige mir suche brauche mochte hatte welche welcher welches eine einen einem einer man drin davon dafur por favor busco quiero necesito tienes tienen teneis hay dame muestra muestrame cual cuales este esta ese esa trae vendeis alstublieft graag zoek wil heb hebben jullie welke welk deze dit dat zijn heeft toon laat zien prosze szukam chce welchem welchen welches wessen debo debe debes deberia deberiamos puedo puede podria soll sollte sollen kann konnen mag moet moeten kun kan moge mozna nalezy powinno powinienem jakim jakiej jakiego jakich ktorej ktorego ktorych macht machen hace hacen doet doen robi macie masz jaki jaka jakie ktory ktora ktore jest sa pokaz mi czy sie killing kills dying murder insane mate bro dude buddy bud pal fam folks lol lmao haha curious wondering relax';
