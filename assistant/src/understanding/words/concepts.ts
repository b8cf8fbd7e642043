/**
 * What questions speak of, with its words in English, German, Spanish, Dutch and Polish. Folded (see `wordsOf`); a '*'
 * at the end of a phrase matches any ending. Of phrases that begin at the same word, the longest counts.
 */
export const concepts = {
  // Small talk
  greeting:
    'hello, hi, hey, hey there, hi there, hello there, good morning, good evening, good afternoon, hallo, guten tag, guten morgen, servus, moin, hola, buenos dias, buenas tardes, buenas, hoi, goedemorgen, goedendag, goedemiddag, dag, czesc, dzien dobry, witam, hej',
  thanks:
    'thanks, thank you, thx, danke, vielen dank, gracias, cheers, appreciated, dank je, dank u, bedankt, dzieki, dziekuje',
  farewell:
    'bye, goodbye, see you, tschuss, auf wiedersehen, adios, hasta luego, tot ziens, doei, do widzenia, na razie',
  assistant:
    'who are you, what are you, are you a bot, are you human, are you a human, are you real, are you an ai, are you ai, are you a robot, what can you do, help me, can you help, can you help me, what can i ask, wer bist du, was kannst du, quien eres, que puedes hacer, wie ben je, wat kun je, kim jestes, co potrafisz',

  // What is asked
  howMuch: 'how much, wie viel, wieviel, cuanto, cuanta, hoeveel, ile',
  howMany: 'how many, wie viele, wieviele, cuantos, cuantas, hoeveel, ile',
  howLong:
    'how long, how soon, how fast, how quickly, how many weeks, wie lange, wie schnell, wie bald, cuanto tiempo, cuanto tarda, hoe lang, hoe snel, jak dlugo, jak szybko, po jakim czasie, ile trwa, wie viele wochen, wieviele wochen, cuantas semanas, hoeveel weken, ile tygodni',
  when: 'when, what time, wann, cuando, wanneer, kiedy, how often, how many times, wie oft, um wie viel uhr, cuantas veces, a que hora, hoe vaak, hoeveel keer, hoe laat, jak czesto, ile razy, o ktorej',
  how: 'how, wie, como, hoe, jak',
  why: 'why, how come, warum, wieso, weshalb, por que, waarom, dlaczego, czemu',
  who: 'who, wer, quien, wie is, kto',
  where: 'where, wo, donde, waar, gdzie',
  what: 'what is, whats, what are, was ist, was sind, que es, cual es, wat is, wat zijn, co to jest, co to, czym jest',
  explain:
    'explain, define, tell me about, about, what does it mean, mean, means, meaning, erklar*, bedeut*, explica*, significa, uitleg*, betekent, wyjasnij, oznacza, opowiedz o',
  compare:
    'compare*, comparing, comparison, versus, vs, difference, differences, differ, side by side, next to, vergleich*, unterschied*, gegenuber, compara*, diferencia*, comparacion, which is better, which one is better, oder besser, cual es mejor, es mejor, vergelijk*, verschil*, porownaj*, porownanie, roznica, roznice, rozni, gegenuberstell*, frente a, afwegen, naast elkaar, zestaw, porownac',
  than: 'than, als, que, dan, niz, od',
  most: 'most, highest, biggest, largest, greatest, more, meisten, meiste, hochste, hochsten, grosste, grossten, mehr, mas, mayor, meeste, hoogste, grootste, meer, najwiecej, najwyzsz*, najwieksz*, wiecej',
  least:
    'least, lowest, fewest, smallest, less, fewer, wenigsten, niedrigste*, geringste*, kleinste*, menor, menores, minste, laagste, kleinste, minder, najmniej, najnizsz*, najmniejsz*, mniej',

  // Orders
  best: 'best, top, number one, recommend*, suggest*, favorite, favourite, leading, which one should i buy, which should i buy, what should i buy, pick, good for, good, better, beste, bester, bestes, besten, empfehl*, empfiehl*, welches ist gut, testsieger, mejor, mejores, recomiend*, recomend*, optimal, aanrad*, aanbevel*, aanbevol*, raden jullie aan, najlepsz*, poleca*, polecicie, polecam, worth, gut, gute, gutes, bueno, buena, bueno para, goed voor, goed, dobry, dobre, dobra',
  cheap:
    'cheap, cheaper, cheaper one, cheapest, cheapest one, mas barato, mas barata, mas economico, cheap*, budget, affordable, inexpensive, low cost, least expensive, low price, save money, costs the least, cost the least, cost least, gunstig*, billig*, preiswert*, barat*, economic*, asequible*, goedkoop*, goedkoper*, voordelig*, tani, tania, tanie, tansz*, najtansz*, taniej, prijsvriendelijk, betaalbaar*, najtaniej, niedrogi*',
  dear: 'most expensive, expensive, more expensive, priciest, pricier, dearest, premium price, costs the most, cost the most, costs more, cost more, teuerste*, teurer*, teuer, caro, cara, mas caro, mas cara, mas caros, cuesta mas, duurste, duurder, duur, drozsz*, najdrozsz*, drogi, drogie, droga, teure, caros, caras, costoso, costosa, dure, dursten, duurdere, drogich, najdrozej',
  strongest:
    'strongest, strongest one, stronger, stronger one, strong, most potent, more potent, highest dose, highest dosage, highest strength, highest mg, most mg, max strength, maximum strength, high potency, starkste*, hochdosiert*, am starksten, hochste dosierung, starker*, mas potente, mas fuerte, mas fuertes, sterkste, sterker, sterk, najsilniejsz*, silniejsz*, najmocniejsz*, mocniejsz*, kraftigste*, hochsten gehalt, mas potentes, mayor dosis, mayor potencia, potentes, krachtigste, hoogste dosering, hoogste dosis, najwyzsza dawka, najwieksza moc, najmocniej',
  weakest:
    'weakest, weaker, weak, lowest dose, lowest dosage, lowest strength, low dose, mildest, milder, gentlest, least potent, schwachste*, schwacher*, niedrigste dosis, niedrig dosiert*, niedrigste dosierung, menor dosis, mas suave, zwakste, zwakker, laagste dosis, laagste dosering, najslabsz*, slabsz*, niedrigsten gehalt, geringste dosis, menor potencia, menos potente, mas debil, zwakst, minst sterk, najnizsza dawka, najmniejsza moc, najslabiej',
  bestRated:
    'best rated, highest rated, top rated, best reviewed, best reviews, better rated, am besten bewertet*, beste bewertung*, hochste bewertung, besser bewertet*, mejor valorad*, mejor calificad*, mejor puntuad*, best beoordeeld*, beter beoordeeld*, najlepiej oceniany, najlepiej ocenian*, lepiej ocenian*, bestbewertet*, am hochsten bewertet, mejor puntuacion, mejores valoraciones, mejor valoracion, hoogst gewaardeerd, hoogste beoordeling, beste beoordeling, najwyzej ocenian*, najwyzsza ocena, najlepsza ocena, najlepsze oceny',
  worstRated:
    'worst rated, lowest rated, worst rating, worst reviewed, worst, am schlechtesten bewertet*, schlechteste*, peor, peor valorad*, slechtst beoordeeld*, slechtste, najgorzej ocenian*, najgorsz*, niedrigste bewertung, peor valoracion, peor puntuacion, laagste beoordeling, slechtste beoordeling, najnizsza ocena',
  popular:
    'most popular, popular, most reviewed, best selling, bestseller*, beliebteste*, meistgekauft*, beliebt, mas popular*, mas vendido*, populairste, populair, najpopularniejsz*, popularny',
  longest:
    'lasts the longest, lasts longest, last longest, longest, am langsten, halt am langsten, reicht am langsten, dura mas, mas duradero, langst mee, het langst, najdluzej',

  // Fields of products
  price:
    'price, prices, pricing, priced, cost, costs, costing, how much is, how much are, how much for, how much was, how much do you want for, how much money, expense, preis*, kostet, kosten, wie teuer, precio*, cuesta, cuestan, vale, valen, costo, coste, prijs, prijzen, kost, cena, ceny, kosztuje, kosztuja, koszt*, whats it cost, cuanto sale, cuanto salen, cuanto vale, kostenpunkt, kostete, costaria, costar, kosten jullie, kostte, cene, cenie, za ile',
  perMg:
    'value, value for money, per mg, per milligram, mg price, bang for the buck, bang for my buck, preis leistung*, pro mg, pro milligramm, je mg, relacion calidad precio, por mg, por miligramo, za mg, prijs kwaliteit*',
  perDay:
    'per day, a day, daily cost, each day, daily price, pro tag, am tag, por dia, al dia, diario, per dag, dziennie, na dzien, za dzien',
  packMg:
    'in total, in the whole bottle, in the whole pack, in the bottle, in a bottle, in the pack, per bottle, per pack, altogether, insgesamt, in der ganzen packung, in der packung, en total, en todo el envase, in totaal, lacznie, w calym opakowaniu, total astaxanthin, total amount',
  servings:
    'serving, servings, softgel, softgels, capsule, capsules, pill, pills, tablet, tablets, pearls, pack size, portion, portionen, kapsel, kapseln, stuck, dosis trae, racion, raciones, capsulas, perlas, capsules, porties, portie, kapsulek, kapsulki, porcji, porcje, last, lasts, reicht, reichen, dura, duran, gaat mee, wystarcz*, tabletten, pillen, stuks, pastillas, comprimidos, tabletek, tabletki, sztuk, dosen, softgelkapseln, weichkapseln, anwendungen, tagesdosen, porciones, softgelcapsules, doses, doseringen, dawek, porcja, kapsulke',
  potency:
    'potency, potent, strength, dosed, milligram, milligrams, mg, concentration, starke, stark, wirkstoffgehalt, potencia, concentracion, miligramos, sterkte, moc, stezenie, miligramow, how strong',
  source:
    'source, sources, sourced, origin, come from, comes from, coming from, made in, which country, what country, grown, herkunft, quelle, woher, kommt, hergestellt, origen, procedencia, de donde, fabricado, fuente, viene, proviene, herkomst, waar komt, komt, afkomstig, pochodzenie, pochodzi, skad, stammt, stammen, kommen, aus welchem land, procede, proceden, vienen, provienen, pais, de que pais, land, welk land, uit welk land, kraj, kraju, z jakiego kraju, pochodza, vandaan',
  rating:
    'rating, ratings, rated, stars, star, score, grade, bewertet, bewertung, sterne, valoracion*, calificacion, estrellas, puntuacion, beoordeling, beoordeeld, sterren, ocena, oceny, gwiazdek, gwiazdki',
  reviews:
    'review, reviews, reviewed, bewertungen, rezensionen, resenas, opiniones, recensies, reviews, beoordelingen, opinie, opinii, recenzje, recenzji, kundenbewertungen, kundenmeinungen, valoraciones de clientes, comentarios, klantbeoordelingen, opinii klientow, komentarzy',
  bestFor:
    'best suited, suited for, suits, who is it for, for whom, meant for, whats it for, what is it for, fur wen, geeignet fur wen, para quien, voor wie, dla kogo, fur wen ist, geeignet fur, para quien es, indicado para, geschikt voor, bedoeld voor, przeznaczony dla, odpowiedni dla',
  age: 'age, ages, age range, how old, alter, altersgruppe, wie alt, edad, leeftijd, wiek, wieku',
  rank: 'rank, ranks, ranked, placement, position, platz, rang, puesto, plek, rangschikking, miejsce',
  coupon:
    'coupon*, discount*, promo, promo code, voucher, code, codes, deal, deals, coupon code, discount code, discount codes, rabatt*, gutschein*, angebot, descuento*, cupon*, oferta*, korting*, kortingscode, kupon*, rabat*, znizk*, codigo de descuento, codigo promocional, actiecode*, waardebon*, promocj*',
  outOfStock:
    'out of stock, sold out, unavailable, ausverkauft, nicht lieferbar, agotado, agotados, uitverkocht, niet op voorraad, wyprzedan*, niedostepn*, vergriffen, nicht auf lager, nicht verfugbar, nicht vorratig, nicht mehr da, sin existencias, sin stock, no disponible, no disponibles, no esta disponible, niet leverbaar, niet beschikbaar, niet meer leverbaar, brak w magazynie, nie ma w magazynie',
  stock:
    'in stock, available, availability, stock, verfugbar*, lieferbar, auf lager, disponible*, op voorraad, voorraad, leverbaar, beschikbaar, dostepny, dostepne, dostepnosc, w magazynie, vorratig, erhaltlich, zu haben, en existencias, hay existencias, te koop, verkrijgbaar, dostepna, na stanie',
  features:
    'feature*, ingredient*, whats in, what is in, contain*, in it, made of, inhaltsstoff*, zutaten, enthalt, enthalten, drin, ingrediente*, contiene*, lleva, llevan, bevat*, ingredienten, zit er in, zit in, sklad, skladnik*, zawiera*, additive*, consist*, formula, zusammensetzung, bestandteile, steckt, composicion, compuesto, samenstelling, bestanddelen, bestaat uit, zawartosc, w skladzie',
  benefits:
    'benefit*, what does it do, good for what, advantage*, pros, cons, vorteil*, nutzen, beneficio*, ventaja*, voordeel, voordelen, zalety, korzysci, vorzuge, wofur gut, para que es bueno, pluspunten, pozytywy',
  maker:
    'who makes, who made, maker, manufacturer, which company, what company, wer stellt, hersteller, quien fabrica, fabricante, wie maakt, fabrikant, producent, kto produkuje, what brand, which brand is, wer macht, von welcher firma, welche firma, quien hace, que empresa, de que marca, welke fabrikant, welk bedrijf, van welk merk, jaka firma, jakiej marki, kto robi',
  buy: 'buy, purchase, order, where can i get, where to get, kaufen, bestellen, comprar, pedir, kopen, bestellen, kupic, zamowic',
  brands:
    'brand, brands, manufacturers, marke, marken, marca, marcas, fabricantes, merk, merken, marka, marki, producenci, marek',
  all: 'all, overall, everything, every product, whole catalog, full list, whole list, complete list, entire catalog, catalog, list of products, product list, alle, alles, katalog, todos, todas, todo, catalogo, catalogus, wszystkie, wszystko, cala lista',
  product:
    'product*, supplement*, produkt*, praparat*, nahrungserganzung*, producto*, suplemento*, producten, supplementen, suplement*, bottle, bottles, option*, one, ones, softgel brand, anything, something, items, envase, pouch, tub, etwas, algo, iets, cos, packung, packungen, flasche*, dosen, frasco*, envases, bote, botes, potje*, flesje*, verpakkingen, pot, opakowanie, opakowania, opakowaniu, butelk*, sloik*',

  astaxanthin: 'astaxanthin, astaxantin, astaxanthine, astaxantina, astaksantyna, astaksantyny, astaksantyne',

  // Goals
  athletes:
    'athlete*, athletic*, sport, sports, exercise*, training, workout*, endurance, running, runner*, cycling, cyclist*, bike*, gym, muscle*, recovery, performance, stamina, marathon, faster, sportler*, ausdauer, laufer*, radfahr*, muskel*, fitness, deport*, atleta*, entrenamiento, resistencia, musculo*, rendimiento, corredor*, ciclista*, sporter*, uithoudingsvermogen, spieren, sportow*, wytrzymalosc, miesni*, schneller, schneller werden, mas rapido, sneller, szybciej, szybszy, sportlich*, beim sport, en el deporte, bij het sporten, w sporcie, trainieren, entrenar, maratones, prestaties, hardlopen, fietsen, wielrenn*, trening*, bieganie, biegacz*, kolarz*, kolarstwo, wydolnosc',
  eyes: 'eye, eyes, eyesight, vision, visual, screen*, macula*, retina*, computer, monitor, screen work, auge, augen*, sehkraft, sehen, bildschirm*, ojo, ojos, vista, ocular, pantalla*, ogen, oog, oczy, oczu, wzrok, mude augen, muden augen, augenmudigkeit, ojos cansados, vista cansada, vermoeide ogen, zmeczone oczy, zmeczonych oczu',
  skin: 'skin, wrinkle*, anti aging, antiaging, anti ageing, aging, ageing, beauty, sun, sunburn, uv, complexion, moisture, elasticity, haut, falten, hautalterung, sonne, sonnenbrand, schonheit, piel, arruga*, sol, belleza, envejecimiento, cutis, huid, rimpel*, skora, skory, skore, zmarszcz*, hautbild, hautpflege, cutanea, piel seca, huidverzorging, starzenie',
  immune:
    'immune, immunity, immun*, colds, inmune, inmunidad, inmunologico, inflammation, entzundung*, inflamacion, weerstand, immuunsysteem, odpornosc*, abwehrkrafte, defensas, sistema inmunitario, afweer, uklad odpornosciowy',
  heart:
    'heart, cholesterol, lipid*, triglyceride*, hdl, ldl, cardiovascular, herz, cholesterin, blutfett*, corazon, colesterol, trigliceridos, hart, serce, serca, cholesterolu',
  memory:
    'memory, brain, cognit*, thinking, focus, gedachtnis, gehirn, memoria, cerebro, geheugen, hersenen, pamiec, mozg*, konzentration, memorizar, concentracion, concentratie, koncentracj*',
  beginners:
    'beginner*, starter, starting, new to, first time, newbie, novice, get started, anfanger*, einsteiger*, principiante*, empezar, beginners, poczatkujac*, neulinge, zum einstieg, fur den anfang, primera vez, para empezar, novatos, om te beginnen, nieuwelingen, na poczatek, dla poczatkujacych',
  seniors:
    'senior*, over 50, past 50, elderly, older people, older adults, senioren, uber 50, mayores de 50, ouderen, boven de 50, starszych, altere menschen, ab 50, personas mayores, mayores, gente mayor, 50 plussers, oudere mensen, osob starszych, po 50, po piecdziesiatce',

  // Astaxanthin and taking it
  take: 'take, taking, took, swallow*, dose, dosage, dosing, intake, nehmen, nehme, nimmt, einnehmen, einnahme, dosis, dosier*, tomar, tomo, toma, tomarlo, tomarla, dosificacion, nemen, innemen, slikken, dosering, brac, zazywac, dawk*, przyjmowac, tomarlas, nimm, slik, biore, brania, zazyc',
  amount:
    'dose, dosage, dosing, daily amount, recommended amount, dosier*, dosis, tagesdosis, mg a day, mg per day, mg daily, mg should, dosering, dawka, dawkowanie, mg al dia, mg pro tag, mg am tag, cantidad diaria',
  meal: 'with food, with a meal, with meals, before bed, in the morning, at night, in the evening, at breakfast, after a meal, after eating, before eating, empty stomach, morning, evening, time of day, best time, take it with, mit dem essen, zum essen, zu den mahlzeiten, nuchtern, morgens, abends, con comida, con las comidas, en ayunas, met eten, bij het eten, op een lege maag, s ochtends, z jedzeniem, na czczo, rano, wieczorem',
  effect:
    'work, works, working, notice, effect, effects, results, result, feel, kick in, see a difference, take effect, wirkt, wirken, wirkung, merke, merken, spure, ergebnisse, efecto, efectos, resultado*, notar*, nota, hacer efecto, werkt, werken, effect, merk, resultaat, dziala, dzialac, efekt, efekty, zadziala, until it works, hilft, helfen, ayuda, sirve, helpt, helpen, pomaga, pomoc, bringt, bringt etwas, dziala na, wirkt sich',
  firstMonth:
    'first month, first weeks, first four weeks, erster monat, ersten monat, erste wochen, primer mes, primeras semanas, eerste maand, pierwszy miesiac, pierwszym miesiacu',
  safety:
    'safe, safety, safely, dangerous, danger, harmful, harm, risk*, toxic*, long term, sicher, sicherheit, gefahrlich, schadlich, risiko, risiken, unbedenklich, seguro, segura, seguridad, peligros*, riesgo*, veilig*, gevaarlijk, bezpieczn*, niebezpieczn*, ungefahrlich, unschadlich, inocuo, inofensivo, kwaad, schadelijk, onschadelijk, szkodliw*, nieszkodliw*, ryzyko',
  sideEffects:
    'side effect*, sideeffect*, adverse, upset stomach, stomach ache, stomach pain, nausea, diarrhea, orange skin, nebenwirkung*, unvertraglich*, vertraglich*, magenschmerz*, ubelkeit, efecto secundario, efectos secundarios, efectos adversos, estomago, bijwerking*, skutki uboczne, skutkow ubocznych, dzialania niepozadane, efectos no deseados, malestar, ongewenste effecten, efekty uboczne, dzialan niepozadanych',
  work: 'how does it work, how does astaxanthin work, how it works, mechanism, wie wirkt, wie funktioniert, como funciona, como actua, hoe werkt, jak dziala, antioxidant, antioxidants, oxidative stress, free radical*, antioxidantien, antioxidante*, antyoksydant*',
  synthetic:
    'synthetic, natural or synthetic, natural vs synthetic, natural better, artificial, synthetisch*, kunstlich*, sintetic*, syntetyczn*',
  food: 'from food, in food, foods, salmon, shrimp, diet, trout, lachs, garnelen, lebensmittel*, ernahrung, camaron*, gambas, alimentos, alimentacion, zalm, garnalen, voeding, losos*, krewet*, zywnosc',
  label:
    'label, labels, look for, look out for, how to choose, how do i choose, choose a, choosing, quality, criteria, etikett*, worauf achten, worauf soll, qualitat, auswahlen, etiqueta*, elegir, como elijo, calidad, fijarme, etiket, kwaliteit, etykiet*, jakosc',
  matter:
    'matter, matters, important, spielt die herkunft, wichtig, importa, importante, belangrijk, uitmaken, ma znaczenie',
  vitaminC:
    'vitamin c, vitamins, beta carotene, carotene, coq10, 6000*, 550x, 800x, 550 times, 800 times, other antioxidants, vitamina c, q10, vitamine c, witamina c, witaminy c',
  tooMuch:
    'too much, too strong, overdos*, high dose*, higher dose*, megadose*, maximum dose, max dose, upper limit, maximum amount, zu viel, zu stark, uberdos*, hohe dosis, hochstdosis, hochstmenge, demasiado, demasiada, sobredosis, dosis alta*, dosis maxima, te veel, te sterk, za duzo, za mocn*',

  // The shop's terms and the site
  shipping:
    'shipping, ship, ships, shipped, delivery, deliver*, versand*, versandkosten, liefer*, envio*, entrega, gastos de envio, verzend*, levering, bezorg*, wysylk*, dostaw*, geliefert, versendet, verschickt, porto, enviais, verzonden, wysylacie, dostarcz*',
  returns:
    'return policy, returns, return, return it, send it back, money back, refund*, guarantee*, ruckgabe*, zuruckgeben, zuruckschicken, umtausch, erstatt*, garantie, devolucion*, devolver, reembolso*, garantia*, retour*, terugsturen, zwrot*, gwarancj*, rucksendung, devolverlo, ruilen, zwrocic, reklamacj*',
  money:
    'affiliate*, commission*, get paid, getting paid, get a cut, earn money, make money, sponsored, paid by, who pays, how do you earn, earn, disclosure, biased, bias, provision*, geld verdien*, geld, verdient ihr, verdient die seite, werbung, comision*, ganan dinero, ganais dinero, afiliad*, financia*, trust you, accept payment, geld verdienen, commissie*, verdienen jullie, zarabia*, prowizj*, enlace*, enlaces de afiliado, comisiones, koppelingen, linki, odnosniki, finanziert, finanzieren, gana dinero, betaald',
  operator:
    'who runs, who owns, who is behind, who made this site, who writes, who operates, owner of this site, about us, about this site, imprint, wer betreibt, wer steht hinter, wer schreibt, impressum, quien esta detras, quien dirige, quien gestiona, quien escribe, quien lleva, wie zit achter, wie runt, kto prowadzi, kto stoi za',
  contact:
    'contact*, email address, reach a human, reach a person, real person, talk to someone, talk to a human, talk to a person, speak to someone, speak to a human, write to you, reach you, customer service, customer support, kontakt*, erreichen, e mail adresse, contactar, contacto, correo, bereiken, report a mistake, fehler melden',
  privacy:
    'privacy, my data, personal data, cookie*, track me, tracking, gdpr, dsgvo, datenschutz, meine daten, privacidad, mis datos, datos personales, store my, save my, keep my, gegevens, prywatnosc, moje dane, dane osobowe, chat questions',
  newsletter:
    'newsletter*, subscribe*, subscription, unsubscribe*, mailing list, abonnier*, abbestell*, abmelden, boletin, suscrib*, suscripcion, nieuwsbrief, afmelden, biuletyn*, wypisac',
  ranking:
    'how do you rank, how are products ranked, how are they ranked, how is the ranking, ranking made, ranking work, do you test, tested by you, your ranking, ranking, better rank, how do you rate, how did you choose, lab test*, laboratory, wie bewertet ihr, rangliste, reihenfolge, testet ihr, como clasifican, como hacen el ranking, clasificacion, laborator*, rangschikken, jak oceniacie',
  terms:
    'terms of service, terms and conditions, legal terms, liability, agb, nutzungsbedingungen, terminos, condiciones, voorwaarden, regulamin',
  study:
    'article*, blog*, research, study, studies, trial*, evidence, artikel, studie, studien, forschung, articulo*, estudio*, investigacion*, onderzoek, badani*',

  // Limits and exclusions
  atMost:
    'at most, up to, max, maximum, within, no more than, not more than, not over, not above, less than or equal, bis, bis zu, hochstens, maximal, nicht mehr als, hasta, como maximo, maximo, no mas de, hoogstens, maximaal, tot, niet meer dan, co najwyzej, maksymalnie, do, nie wiecej niz, budget is, budget of, budget',
  below:
    'under, below, less than, cheaper than, lower than, fewer than, unter, weniger als, billiger als, gunstiger als, menos de, por debajo de, onder, onder de, minder dan, ponizej, mniej niz, nizej',
  atLeast:
    'at least, minimum, min, no less than, not less than, not under, not below, mindestens, ab, nicht weniger als, al menos, como minimo, minimo, minstens, ten minste, vanaf, co najmniej, minimum, przynajmniej',
  above:
    'over, above, more than, greater than, higher than, uber, mehr als, hoher als, mas de, por encima de, boven, boven de, meer dan, powyzej, wiecej niz, ponad',
  between: 'between, zwischen, entre, tussen, pomiedzy, miedzy',
  orMore:
    'or more, or better, or higher, or above, and up, or over, oder mehr, oder besser, o mas, of meer, lub wiecej',
  orLess: 'or less, or below, or under, or fewer, oder weniger, o menos, of minder, lub mniej',
  not: 'not, no, non, isnt, arent, doesnt contain, dont contain, doesnt have, dont have, doesnt include, dont include, nothing with, anything but, everything but, all but, avoid, avoiding, without, except, except for, excluding, other than, apart from, besides, but not, not from, free from, free of, nicht, kein, keine, keinen, ohne, ausser, sin, excepto, no sea, salvo, aparte de, niet, geen, zonder, behalve, nie, bez, oprocz, poza',
  with: 'with, containing, mit, con, met, z, ze',
  only: 'only, just, nur, solo, solamente, alleen, tylko',
  comparative:
    'cheaper one, cheaper, stronger, stronger one, more potent, less expensive, better rated, gunstiger*, billiger*, starker*, mas barato, mas barata, mas economico, mas fuerte, mas potente, goedkoper*, sterker*, tansz*, silniejsz*',
} as const;

/** A concept that a question may be about. */
export type Concept = keyof typeof concepts;
