import type { Product } from '@astaguide/contracts/catalog/product';
import { byField, byGoal } from './by-name';
import type { Phrases } from './english';

const named = ({ name, brand }: Product) => `${name} (${brand})`;

export const polish: Phrases = {
  greeting:
    'Dzień dobry! Proszę pytać o produkt, jego cenę lub pochodzenie, o porównanie dwóch produktów albo o dawki i badania.',
  thanks: 'Nie ma za co. Chętnie odpowiem na kolejne pytania o astaksantynę lub produkty.',
  farewell: 'Do widzenia i do następnego pytania.',
  assistant:
    'Jestem asystentem tej strony, programem, a nie człowiekiem. Odpowiadam na podstawie tekstów i katalogu strony: produkty i ceny, porównania, dawki, bezpieczeństwo i badania. Nie udzielam porad medycznych.',
  line: (product) =>
    `${named(product)}: ${product.potency}, pochodzenie ${product.source}, $${product.price}, ocena ${product.rating} na 5${product.reviewCount > 0 ? ` (opinie: ${product.reviewCount})` : ''}. Przeznaczenie według katalogu: ${product.bestFor}.${product.inStock ? '' : ' Obecnie niedostępny.'}`,
  price: (product) => `${named(product)} kosztuje $${product.price}.`,
  potency: (product) => `${named(product)} zawiera ${product.potency} astaksantyny w porcji.`,
  source: (product) => `Jako pochodzenie produktu ${named(product)} podano: ${product.source}.`,
  rating: (product) => `${named(product)} ma ocenę ${product.rating} na 5, opinie: ${product.reviewCount}.`,
  ratingAlone: (product) =>
    `${named(product)} ma ocenę ${product.rating} na 5; opinii klientów jeszcze nie ma.`,
  bestFor: (product) => `Przeznaczenie produktu ${named(product)} według katalogu: ${product.bestFor}.`,
  coupon: (product) =>
    `${named(product)}: kod ${product.couponCode}${product.couponDescription ? ` daje: ${product.couponDescription}` : ''}.`,
  noCoupon: (product) => `Na ${named(product)} nie ma obecnie kodu rabatowego.`,
  available: (product) => `${named(product)} jest w katalogu jako dostępny.`,
  soldOut: (product) => `${named(product)} jest obecnie niedostępny.`,
  features: (product) => `Co katalog mówi o produkcie ${named(product)} (po angielsku):`,
  benefits: (product) =>
    `Z czym wymieniono ${named(product)}. To informacje z katalogu, a nie udowodnione działanie (po angielsku):`,
  costPerMg: (product, perMg, perDay) =>
    `${named(product)}: ${perMg} za mg, ${perDay} dziennie przy jednej porcji na dzień.`,
  noServingsForCost: (product) =>
    `${named(product)}: nie podano liczby porcji w opakowaniu, więc cena za mg nie jest znana.`,
  noCostPerMg: (product) => `${named(product)}: cena za mg nie jest znana.`,
  costBasis:
    'Cena opakowania podzielona przez wszystkie miligramy w nim: liczba porcji razy miligramy w porcji.',
  buy: (product) =>
    `${named(product)} można kupić przyciskiem „Buy Now” na stronie produktu; prowadzi on do sklepu i jest linkiem afiliacyjnym.`,
  noServings: (product) => `Nie podano, ile porcji ma opakowanie produktu ${named(product)}.`,
  servings: (product, packMg) =>
    `Opakowanie produktu ${named(product)}, liczba porcji: ${product.servings}, przy jednej dziennie na tyle samo dni${packMg === undefined ? '' : `, razem ${packMg} mg astaksantyny`}.`,
  age: (product) => `${named(product)} jest w katalogu dla wieku ${product.ageRange}.`,
  noAge: (product) => `Katalog nie mówi, dla jakiego wieku jest ${named(product)}.`,
  noRank: (product) => `${named(product)} nie ma miejsca na naszej liście.`,
  rank: (product) => `${named(product)} ma miejsce ${product.placement} na naszej liście.`,
  brand: (product) => `${product.name} to produkt marki ${product.brand}.`,
  brands: 'Marki w katalogu:',
  lowest: byField(
    'Najniższe ceny | Najniższa moc | Najniższe oceny | Najmniej opinii | Najmniej porcji w opakowaniu | Najniższy koszt dzienny | Najniższy koszt za mg | Najmniej astaksantyny w opakowaniu | Najwyżej na naszej liście',
  ),
  highest: byField(
    'Najwyższe ceny | Najwyższa moc | Najlepiej oceniane produkty | Produkty z największą liczbą opinii | Najwięcej porcji w opakowaniu | Najwyższy koszt dzienny | Najwyższy koszt za mg | Najwięcej astaksantyny w opakowaniu | Ostatnie na naszej liście',
  ),
  field: byField(' |  | gwiazdek | opinii | porcji | dziennie | za mg | w opakowaniu | na liście'),
  goal: byGoal(
    'dla sportowców | dla oczu | dla skóry | na odporność | dla początkujących | dla serca | na pamięć | po pięćdziesiątce',
  ),
  atMost: (value) => `najwyżej ${value}`,
  below: (value) => `poniżej ${value}`,
  atLeast: (value) => `co najmniej ${value}`,
  above: (value) => `powyżej ${value}`,
  fromOrigin: (origin) => `pochodzenie ${origin}`,
  ofBrand: (brand) => `marka ${brand}`,
  inStock: 'dostępny',
  withThing: (thing) => `z: ${thing}`,
  withoutThing: (thing) => `bez ${thing}`,
  notStated: (names) => `Nie podano przy: ${names}.`,
  oppositeStated: (names) => `Przeciwieństwo podano przy: ${names}.`,
  not: (condition) => `nie ${condition}`,
  list: (count, condition) => `Produkty w katalogu${condition}, w kolejności naszej listy (${count}):`,
  more: (count) => `Dalsze w porównaniu: ${count}.`,
  noneMatches: (condition) => `Żaden produkt w katalogu do tego nie pasuje${condition}.`,
  relaxed: (condition) => `Bez warunku „${condition}”:`,
  emptyCatalog: 'W katalogu nie ma obecnie żadnego produktu.',
  comparing: 'Obok siebie:',
  cheapestOf: (product) => `Najniższa cena: ${named(product)}, $${product.price}.`,
  strongestOf: (product) => `Największa moc: ${named(product)}, ${product.potency}.`,
  bestRatedOf: (product) => `Najlepsza ocena: ${named(product)}, ${product.rating} na 5.`,
  same: {
    price: 'Kosztują tyle samo.',
    potency: 'Mają tę samą moc.',
    rating: 'Mają tę samą ocenę.',
  },
  cheaperThan: (product) => `Tańsze niż ${named(product)} za $${product.price}:`,
  strongerThan: (product) => `Mocniejsze niż ${named(product)}, ${product.potency}:`,
  betterRatedThan: (product) => `Lepiej oceniane niż ${named(product)}, ${product.rating} na 5:`,
  whichProducts: 'Które produkty porównać? Proszę podać dwa, na przykład z tych, najwyżej na liście:',
  silent: (product, asked) =>
    `Katalog nie mówi, czy to dotyczy produktu ${named(product)}: żaden z jego tekstów nie wspomina „${asked}”.`,
  silentAll: (asked) => `Katalog nie mówi, że to dotyczy któregoś produktu: „${asked}”.`,
  instead: 'Co mówi:',
  quoted: 'Nasze teksty są po angielsku. Piszą tak:',
  aboveAssessed:
    'Europejski Urząd do spraw Bezpieczeństwa Żywności ocenił w 2020 roku 8 mg dziennie z suplementów jako bezpieczne dla dorosłych. Porcja ponad 8 mg wykracza poza tę ocenę: proszę najpierw porozmawiać z lekarzem.',
  noProductFor: 'Żaden produkt w katalogu nie jest do tego wymieniony.',
  unknown:
    'Nie znalazłem na tej stronie odpowiedzi. Wiem coś o astaksantynie, o produktach w katalogu i o tej stronie.',
  nearest: 'Najbliższe tematy:',
  care: {
    number: (number) => `numer alarmowy ${number}`,
    numberAnywhere: (anywhere) => `numer alarmowy w swoim kraju (zwykle ${anywhere.join(' lub ')})`,
    emergency: (number) =>
      `Zadzwoń teraz pod ${number} albo poproś o to kogoś obok. Nie przyjmuj niczego więcej i nie zostawaj bez opieki.`,
    crisis:
      'Bardzo mi przykro, że tak cierpisz. Nie musisz być z tym w samotności: proszę, porozmawiaj teraz z człowiekiem.',
    danger: (number) => `W bezpośrednim niebezpieczeństwie: zadzwoń pod ${number}.`,
    listener: (line) => `Ktoś, kto wysłucha: ${line}`,
    otherCountries: (directory) => `Telefony zaufania w innych krajach: ${directory}`,
    poison: (line) => `Zadzwoń teraz do ośrodka toksykologicznego, nawet jeśli nic nie boli: ${line}.`,
    poisonAnywhere:
      'Zadzwoń teraz do ośrodka toksykologicznego w swoim kraju (informacja o zatruciach), nawet jeśli nic nie boli.',
    fainting: (number) =>
      `Jeśli ktoś zemdleje, nie daje się obudzić lub z trudem oddycha, zadzwoń natychmiast pod ${number}. Miej opakowanie pod ręką i nie przyjmuj niczego więcej.`,
    noAccident: (lines) => `Jeśli to nie był przypadek, porozmawiaj też z kimś: ${lines}.`,
    noAccidentAnywhere: (directory) =>
      `Jeśli to nie był przypadek, porozmawiaj też z kimś: ${directory} podaje telefony zaufania we wszystkich krajach.`,
    program: 'Jestem programem i nie mogę pomóc w nagłej sytuacji. Człowiek może.',
    topics: {
      pregnancy:
        'Zapytaj lekarza lub położną, zanim zażyjesz astaksantynę w ciąży, podczas karmienia piersią lub starając się o dziecko. Jest zbyt mało danych, by uznać ją wtedy za bezpieczną, w jakiejkolwiek dawce.',
      medicines:
        'Zapytaj lekarza lub farmaceutę, zanim połączysz astaksantynę z lekiem, i nigdy nie odstawiaj ani nie zmieniaj przepisanego leku z powodu suplementu. Nie potrafię ocenić interakcji.',
      surgery:
        'Przed operacją powiedz lekarzowi i szpitalowi o każdym suplemencie i zapytaj, kiedy go odstawić i kiedy można do niego wrócić. Nie potrafię tego ocenić.',
      children:
        'Suplementy z astaksantyną nie są dla dzieci i nastolatków, chyba że zaleci je lekarz; ocena bezpieczeństwa dotyczy tylko dorosłych.',
      illness:
        'Przykro mi, że martwi Cię zdrowie. Porozmawiaj o tym z lekarzem lub farmaceutą: suplement nie leczy chorób ani im nie zapobiega, a ja nie potrafię ocenić Twojej sytuacji.',
      highDose: 'Porozmawiaj z lekarzem lub farmaceutą, zanim zażyjesz więcej niż 8 mg dziennie.',
    },
    quoted: 'Na tej stronie jest o tym mowa (po angielsku):',
    aboveAssessed:
      'W 2020 roku Europejski Urząd ds. Bezpieczeństwa Żywności (EFSA) ocenił 8 mg dziennie z suplementów jako bezpieczne dla dorosłych. Porcja powyżej 8 mg to więcej: najpierw porozmawiaj z lekarzem.',
    noAdvice: 'To ogólna informacja, a nie porada medyczna.',
  },
};
