/**
 * Concepts of questions with their words in English, German and Spanish. Folded; a '*' at the end of a word matches any
 * ending.
 */
const lexicon = {
  // Small talk
  greeting:
    'hello, hi, hey, good morning, good evening, good afternoon, hallo, guten tag, guten morgen, servus, moin, hola, buenos dias, buenas tardes, buenas',
  thanks: 'thanks, thank you, thx, danke, vielen dank, gracias, cheers, appreciated',
  farewell: 'bye, goodbye, see you, tschuss, auf wiedersehen, adios, hasta luego',
  assistant:
    'who are you, what are you, are you a bot, are you human, are you a human, are you real, are you an ai, are you ai, are you a robot, what can you do, help me, can you help, what can i ask, wer bist du, was kannst du, quien eres, que puedes hacer',

  // Order and attributes of products
  price:
    'price, prices, pricing, price*, cost, costs, costing, how much is, how much are, how much for, how much money, expense, preis*, kostet, kosten, wie teuer, precio*, cuesta, cuestan, vale, valen, costo, coste',
  cheap:
    'cheap, cheaper, cheapest, cheap*, budget, affordable, inexpensive, low cost, lowest price, least expensive, low price, save money, gunstig*, billig*, preiswert*, gunstiger*, barat*, economic*, asequible*',
  dear: 'most expensive, expensive, priciest, dearest, premium price, highest price, teuerste*, teuer, caro, cara, mas caro, mas cara',
  value:
    'value, value for money, price per mg, cost per mg, per milligram, per mg, bang for the buck, bang for my buck, preis leistung*, preis pro mg, relacion calidad precio, precio por mg',
  potency:
    'potency, potent, strength, strong, how many mg, how many milligrams, milligram*, concentration, starke, stark, wieviel mg, wie viel mg, wie viele mg, potencia, concentracion, cuantos mg, cuantos miligramos',
  strongest:
    'strongest, highest potency, most potent, highest dose, highest dosage, highest strength, highest mg, most mg, max strength, maximum strength, stronger, high potency, hochste potenz, starkste*, hochdosiert*, am starksten, hochste dosierung, starker, mas potente, mas fuerte, mayor potencia, mayor concentracion, mas alta potencia, potencia mas alta',
  weakest:
    'weakest, lowest potency, lowest dose, lowest dosage, lowest strength, low dose, mildest, gentlest, least potent, schwachste*, niedrigste dosis, niedrig dosiert*, niedrigste dosierung, menor potencia, menor dosis, mas suave',
  rating:
    'rating, ratings, rated, stars, star, reviews, review, score, bewertung*, sterne, valoracion*, calificacion, resenas, opiniones, estrellas',
  bestRated:
    'best rated, highest rated, top rated, best reviewed, highest rating, best rating, best reviews, better rated, am besten bewertet*, beste bewertung*, hochste bewertung, mejor valorad*, mejor calificad*, mejor puntuad*',
  popular:
    'most popular, popular, most reviewed, most reviews, best selling, bestseller*, beliebteste*, meistgekauft*, beliebt, mas popular*, mas vendido*',
  best: 'best, top, number one, number 1, no 1, recommend*, suggest*, favorite, favourite, leading, which one should i buy, which should i buy, what should i buy, pick, good for, better, beste, bester, bestes, besten, empfehl*, empfiehl*, welches ist gut, testsieger, mejor, mejores, recomiend*, recomend*, optimal',
  compare:
    'compare*, comparing, comparison, versus, vs, difference*, differ, different, side by side, vergleich*, unterschied*, gegenuber, compara*, diferencia*, comparacion, which is better, which one is better, oder besser, cual es mejor',
  source:
    'source, sourced, origin, where does it come from, where is it from, where does it grow, made in, which country, what country, come from, comes from, grown, herkunft, quelle, woher, hergestellt, origen, procedencia, de donde, fabricado, fuente',
  bestFor:
    'best suited, suited for, who is it for, good for whom, meant for, whats it for, what is it for, fur wen, geeignet fur wen, para quien',
  coupon:
    'coupon*, discount*, promo, promo code, voucher, code, deal, deals, rabatt*, gutschein*, angebot, descuento*, cupon*, oferta*',
  stock:
    'in stock, out of stock, available, availability, sold out, stock, verfugbar*, lieferbar, auf lager, ausverkauft, disponible*, agotado',
  features:
    'feature*, ingredient*, contain*, whats in, what is in, softgel*, softgels, capsule*, pills, vegan, vegetarian, gluten*, gelatin*, non gmo, gmo, additive*, certificate*, inhaltsstoff*, zutaten, enthalt, kapsel*, vegetarisch, ingrediente*, contiene, capsula*, vegano, organic, bio, lutein',
  benefits:
    'benefit*, what does it do, good for what, advantage*, pros, cons, vorteil*, nutzen, beneficio*, ventaja*, wirkung, wirkt, sirve',
  buy: 'buy, purchase, order, where can i get, where to get, kaufen, bestellen, comprar, pedir',
  brands:
    'brand, brands, which brands, what brands, manufacturer*, marke, marken, hersteller, marca, marcas, fabricante*',
  all: 'all products, list of products, which products, what products, how many products, every product, product list, full list, alle produkte, welche produkte, wie viele produkte, todos los productos, que productos, cuantos productos, all supplements, which supplements',
  product:
    'product*, supplement*, produkt*, praparat*, nahrungserganzung*, producto*, suplemento*, bottle, brand, option*, one, ones',

  // Purposes of products
  athletes:
    'athlete*, athletic*, sport, sports, exercise*, training, workout*, endurance, running, runner*, cycling, cyclist*, gym, muscle*, recovery, performance, stamina, marathon, triathlon, faster, sportler*, ausdauer, laufer*, radfahr*, muskel*, fitness, deport*, atleta*, entrenamiento, resistencia, musculo*, rendimiento, corredor*, ciclista*',
  eyes: 'eye, eyes, eyesight, vision, visual, screen*, macula*, retina*, computer, monitor, auge, augen*, sehkraft, sehen, bildschirm*, ojo, ojos, vista, ocular, pantalla*',
  skin: 'skin, wrinkle*, anti aging, antiaging, anti ageing, aging, ageing, beauty, sun, sunburn, uv, sunscreen, complexion, moisture, elasticity, haut, falten, hautalterung, sonne, sonnenschutz, sonnenbrand, schonheit, piel, arruga*, sol, belleza, envejecimiento, cutis',
  immune:
    'immune, immunity, immun*, colds, inmune, inmunidad, inmunologico, inflammation, entzundung*, inflamacion',
  heart:
    'heart, cholesterol, lipid*, triglyceride*, hdl, ldl, cardiovascular, herz, cholesterin, blutfett*, corazon, colesterol, trigliceridos',
  memory: 'memory, brain, cognit*, thinking, focus, concentration, gedachtnis, gehirn, memoria, cerebro',
  beginners:
    'beginner*, starter, starting, new to, first time, newbie, novice, get started, anfanger*, einsteiger*, principiante*, empezar',

  // Knowledge
  firstMonth:
    'first month, first weeks, first four weeks, erster monat, ersten monat, erste wochen, primer mes, primeras semanas',
  dose: 'dose*, dosage*, dosing, how much should i take, how much do i take, how much to take, how much a day, how much per day, how much daily, how much astaxanthin, how many mg a day, how many mg per day, how many mg should, mg a day, mg per day, mg daily, daily amount, recommended amount, dosier*, dosis, wie viel soll, wie viel am tag, wieviel am tag, wie viel pro tag, wieviel pro tag, wie viel astaxanthin, wieviel astaxanthin, am tag, pro tag, tagesdosis, al dia, por dia, diaria, cuanto tomar, cuanta astaxantina, cuanto debo tomar, cuanto puedo tomar, cuantos mg al dia',
  when: 'when should i take, when to take, when do i take, how should i take, how to take, how do i take, with food, with a meal, with meals, before bed, in the morning, at night, at breakfast, after a meal, after eating, before eating, empty stomach, morning or evening, best time, time of day, take it with, wann einnehmen, wann soll, wann sollte, wann nehme, wie nehme, wie einnehmen, mit dem essen, zum essen, zu den mahlzeiten, nuchtern, einnahme, morgens, abends, cuando tomar, cuando debo, cuando se toma, como tomar, como se toma, con comida, con las comidas, en ayunas',
  safety:
    'safe, safety, safely, dangerous, danger, harmful, harm, risk*, toxic*, long term, sicher, sicherheit, gefahrlich, schadlich, risiko, risiken, unbedenklich, seguro, segura, seguridad, peligros*, riesgo*',
  sideEffects:
    'side effects, side effect*, sideeffect*, adverse, upset stomach, stomach ache, stomach pain, nausea, diarrhea, orange skin, nebenwirkung*, unvertraglich*, vertraglich*, magenschmerz*, ubelkeit, efecto secundario, efectos secundarios, efectos adversos, estomago',
  onset:
    'how long until, how long does it take, how long before, how long till, how long to, how long for, how soon, how fast, how quickly, when will i notice, when will i see, when will i feel, when do i notice, when does it work, when does it start, start working, kick in, see results, notice results, notice something, notice anything, take effect, to work, results, wie lange dauert, wie lange bis, wann wirkt, wann merke, wann spure, ab wann, bis es wirkt, cuanto tarda, cuanto tiempo, cuando se nota, cuando hace efecto, cuando notare, en hacer efecto, resultados',
  whatIs:
    'what is astaxanthin, whats astaxanthin, what exactly is, explain astaxanthin, about astaxanthin, define astaxanthin, tell me about astaxanthin, was ist astaxanthin, was genau ist, que es la astaxantina, que es astaxantina, que es el astaxantin, que es astaxanthin, what is it, was ist das, que es',
  howItWorks:
    'how does it work, how does astaxanthin work, how it works, mechanism, wie wirkt, wie funktioniert, como funciona, como actua, antioxidant, oxidative stress, free radical*, antioxidantien, antioxidante*',
  synthetic:
    'synthetic, natural or synthetic, natural vs synthetic, natural better, artificial, synthetisch*, kunstlich*, sintetic*, artificial',
  food: 'from food, in food, foods, salmon, shrimp, krill, fish, diet, trout, lachs, garnelen, lebensmittel*, ernahrung, fisch, salmon, camaron*, gambas, alimentos, alimentacion, pescado',
  label:
    'label*, look for, look out for, how to choose, how do i choose, choose a, choosing, quality, criteria, etikett*, worauf achten, worauf soll, qualitat, auswahlen, etiqueta*, elegir, como elijo, calidad, fijarme',
  country:
    'hawaiian icelandic or japanese, hawaii or, does the country, country matter, origin matter, source matter, does origin, does the source, hawaiian or icelandic, hawaiian or japanese, icelandic or japanese, hawaiian better, japanese better, icelandic better, spielt die herkunft, herkunft wichtig, importa el origen, importa el pais',
  vitamins:
    'vitamin c, vitamin e, vitamins, beta carotene, carotene, coq10, 6000*, 550x, 800x, 550 times, 800 times, stronger than, other antioxidants, vitamina c, vitamina e, q10',
  tooMuch:
    'too much, too strong, overdos*, high dose*, higher dose*, megadose*, maximum dose, max dose, upper limit, maximum amount, how much is too much, zu viel, zu stark, uberdos*, hohe dosis, hochstdosis, hochstmenge, demasiado, demasiada, sobredosis, dosis alta*, dosis maxima, limite',

  // The shop's terms and the site
  shipping:
    'shipping, ship, shipped, delivery, deliver*, versand*, versandkosten, liefer*, envio*, entrega, gastos de envio',
  returns:
    'return policy, returns, return it, send it back, money back, refund*, guarantee*, ruckgabe*, zuruckgeben, zuruckschicken, umtausch, erstatt*, garantie, devolucion*, devolver, reembolso*, garantia*, best price guaranteed, return',
  money:
    'affiliate*, commission*, earn money, make money, sponsored, paid by, who pays, how do you earn, disclosure, biased, bias, provision*, geld verdien*, verdient ihr, verdient die seite, werbung, comision*, ganan dinero, ganais dinero, afiliad*, financia*, trust you',
  operator:
    'who runs, who owns, who is behind, who made this site, who writes, who operates, owner of this site, about us, about this site, imprint, wer betreibt, wer steht hinter, wer schreibt, impressum, quien esta detras, quien dirige, quien gestiona, quien escribe, quien lleva',
  contact:
    'contact*, email address, write to you, reach you, customer service, customer support, kontakt*, erreichen, e mail adresse, contactar, contacto, correo',
  privacy:
    'privacy, my data, personal data, cookie*, track me, tracking, gdpr, dsgvo, datenschutz, meine daten, privacidad, mis datos, datos personales, store my, save my, keep my',
  newsletter:
    'newsletter*, subscribe*, subscription, unsubscribe*, mailing list, abonnier*, abbestell*, abmelden, boletin, suscrib*, suscripcion',
  ranking:
    'how do you rank, how are products ranked, how are they ranked, how is the ranking, ranking made, ranking work, do you test, tested by you, your ranking, how do you rate, how did you choose, lab test*, laboratory, wie bewertet ihr, rangliste, reihenfolge, testet ihr, como clasifican, como hacen el ranking, clasificacion, laborator*',
  terms:
    'terms of service, terms and conditions, legal terms, liability, agb, nutzungsbedingungen, terminos, condiciones',
  blog: 'article*, blog*, research, study, studies, trial*, evidence, artikel, studie, studien, forschung, articulo*, estudio*, investigacion*',
} as const;

/** A concept that a question may be about. */
export type Concept = keyof typeof lexicon;

const patterns = Object.entries(lexicon).map(
  ([concept, phrases]) => [concept as Concept, patternOf(phrases)] as const,
);

/**
 * The concepts of a text.
 *
 * @param folded see `fold`
 */
export function findConcepts(folded: string): Set<Concept> {
  return new Set(patterns.filter(([, pattern]) => pattern.test(folded)).map(([concept]) => concept));
}

/**
 * A pattern that matches any of the phrases as whole words, in linear time, because it only has alternatives of plain
 * words.
 */
export function patternOf(phrases: string): RegExp {
  const alternatives = phrases.split(', ').map((phrase) => phrase.replace(/\*$/, '[a-z0-9]*'));
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`);
}

/** Words and stems of the lexicon, used to correct misspelled words. */
export const lexiconWords: readonly string[] = [
  ...new Set(Object.values(lexicon).flatMap((phrases) => phrases.replaceAll('*', '').split(/,? /))),
];

/** Matches words of the lexicon, including those that begin with one of its stems. */
const anyWord = patternOf(
  [...new Set(Object.values(lexicon).flatMap((phrases) => phrases.split(/,? /)))].join(', '),
);
export function isLexiconWord(word: string): boolean {
  return anyWord.test(word);
}
