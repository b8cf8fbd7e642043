/**
 * Words of claims that a model may only repeat, never make: in English, German, Spanish, Dutch and Polish, in lower
 * case and without accents, as stems. What a check does with them is in `claims.ts`.
 */

const list = (text: string) => text.trim().split(/,\s+/);

/** A diet, an allergen or a certificate, by its name. The catalog must say the same of the product. */
export const labels: Record<string, readonly string[]> = {
  vegan: ['vegan', 'wegan', 'plant based', 'pflanzlich', 'vegetal', 'plantaardig', 'roslinn'],
  vegetarian: ['vegetari', 'wegetari'],
  gelatine: ['gelatin', 'zelatyn'],
  gluten: ['gluten'],
  soy: ['soy', 'soja', 'sojov'],
  dairy: ['dairy', 'milk', 'milch', 'lacteo', 'leche', 'zuivel', 'melk', 'mleczn', 'mleko'],
  lactose: ['lactos', 'laktos', 'laktoz'],
  fish: ['fish', 'fisch', 'pescado', 'ryb'],
  shellfish: ['shellfish', 'crustace', 'krebstier', 'marisco', 'schaaldier', 'skorupiak'],
  nuts: ['nuts', 'peanut', 'nusse', 'nuez', 'nueces', 'noten', 'orzech'],
  sugar: ['sugar', 'zucker', 'azucar', 'suiker', 'cukr', 'cukier'],
  gmo: ['gmo', 'gvo', 'omg', 'ogm', 'genetically modified', 'gentechni'],
  halal: ['halal'],
  kosher: ['kosher', 'koscher', 'koszer'],
  organic: ['organic', 'bio zertif', 'okologisch', 'ecologic', 'biologisch', 'ekologiczn'],
  gmp: ['gmp'],
  nsf: ['nsf'],
  usp: ['usp'],
  iso: ['iso 9', 'iso 1', 'iso 2'],
  'informed sport': ['informed sport', 'informed choice'],
  approval: ['fda', 'approved', 'zugelassen', 'aprobad', 'goedgekeurd', 'zatwierdz'],
  testing: [
    'third party',
    'independently tested',
    'lab tested',
    'laboratory tested',
    'unabhangig getestet',
    'laborgepruft',
    'probado por',
    'verificado por',
    'onafhankelijk getest',
    'przebadan',
  ],
  certificate: ['certif', 'zertif', 'gecertific', 'certyfik'],
  award: ['award', 'auszeichnung', 'testsieger', 'premio', 'prijswinn', 'bekroond', 'nagrod'],
  doctors: ['doctor recommended', 'recommended by doctors', 'arzten empfohlen', 'recomendado por medicos'],
};

/** What says that a product is free of something, or is not something. */
export const absence = list(`
  free, no, not, non, without, never, zero, isnt, arent, doesnt, frei, kein, keine, keinen,
  nicht, ohne, libre, sin, ningun, ninguna, vrij, geen, niet, zonder, bez, nie, wolny, wolne
`);

/** Questions of the site's own answers, which claim neither: 'The catalog does not say whether it is halal'. */
export const openWords = list(`
  whether, does not say, doesnt say, ob, si es, of het, czy
`);

export const outOfStock = list(`
  out of stock, sold out, unavailable, discontinued, not available, no longer available,
  not in stock, ausverkauft, nicht verfugbar, nicht lieferbar, nicht auf lager, vergriffen,
  agotad, no esta disponible, no disponible, sin existencias, uitverkocht, niet beschikbaar,
  niet op voorraad, niet leverbaar, niedostepn, wyprzedan, brak w magazynie
`);

export const inStock = list(`
  in stock, available, ships today, auf lager, verfugbar, lieferbar, vorratig, en stock,
  disponible, op voorraad, beschikbaar, leverbaar, dostepn, w magazynie
`);

/** What speaks ill of a product or its maker. */
export const disparagement = list(`
  scam, fake, fraud, rip off, ripoff, worthless, useless, junk, garbage, trash, dangerous, toxic,
  poison, contaminat, counterfeit, inferior, overpriced, dishonest, lies about, misleading,
  avoid, worst, terrible, awful, unsafe, lawsuit, recall, betrug, abzocke, gefahrlich, giftig,
  nutzlos, wertlos, minderwertig, schlechteste, estafa, fraude, peligros, toxico, inutil, basura,
  enganos, peor, oplichting, gevaarlijk, waardeloos, nutteloos, slechtste, oszustw, niebezpieczn,
  toksyczn, bezwartosciow, najgorsz
`);

/** What no supplement may be said to do, unless the sentence denies it. A single word is whole; a phrase may end within a word. */
export const strongClaims = list(`
  cure, cures, cured, curing, heal, heals, healed, healing, treat, treats, treating, prevent,
  prevents, preventing, reverse, reverses, guarantee, guarantees, guaranteed, miracle, miracles,
  proven to, clinically proven, completely safe, totally safe, perfectly safe, 100 safe,
  no side effects, no risk, no risks, safe for everyone, safe for everybody, safe for children,
  safe for kids, safe for babies, safe for pregnan, stop taking your, instead of your medic,
  replaces your medic, heilt, heilen, garantiert, nebenwirkungsfrei, keine nebenwirkungen,
  verhindert, beugt vor, vollig sicher, cura, curan, garantiza, garantizado, previene, previenen,
  sin efectos secundarios, geneest, genezen, gegarandeerd, voorkomt, zonder bijwerkingen,
  geen bijwerkingen, leczy, wyleczy, uzdrawia, gwarantuje, zapobiega, bez skutkow ubocznych
`);

/** Diseases; a sentence about one must stand in the material. */
export const diseases = list(`
  cancer, tumor, tumour, diabet, alzheimer, dementia, parkinson, arthrit, depress, hypertension,
  heart disease, heart attack, stroke, macular, glaucoma, cataract, covid, asthma, eczema,
  psoriasis, hepatitis, infertil, krebs, demenz, herzinfarkt, schlaganfall, bluthochdruck,
  arthrose, grauer star, infarto, ictus, hipertension, artritis, artrosis, kanker, dementie,
  hartaanval, beroerte, hoge bloeddruk, rak piersi, nowotw, cukrzyc, zawal, udar, nadcisnien,
  zacm, demencj
`);

/** What denies a claim that follows within a few words. */
export const denials = list(`
  no, not, never, nor, neither, cannot, cant, without, nobody, none, nothing, doesnt, dont,
  didnt, isnt, wont, nicht, nie, ohne, kein, keine, nunca, ningun, ninguna, ni, niet, geen,
  nooit, nigdy, zaden, zadna, zadne
`);

/** What denies the claim before it, in languages that place it after the verb. */
export const laterDenials = list(`
  nicht, nichts, kein, keine, keinen, niet, niets, geen, nada, nic
`);

/** Words by which a denial denies nothing: 'no doubt', 'not only'. */
export const undone = list(`
  doubt, wonder, question, only, just, zweifel, nur, duda, solo, twijfel, alleen, watpliwosci,
  tylko
`);

/** By which a model says that it has no answer. The built-in answer is then kept. */
export const noAnswers = list(`
  no answer, not have an answer, dont know, do not know, cannot answer, cant answer,
  not in the material, material does not, material doesnt, unable to answer, no information,
  keine antwort, weiss nicht, weiss ich nicht, nicht beantworten, keine information, no lo se,
  no puedo responder, no hay respuesta, no tengo informacion, geen antwoord, weet ik niet,
  weet het niet, geen informatie, nie wiem, brak odpowiedzi, nie mam informacji,
  nie moge odpowiedziec
`);
