import type { CareTexts, Help } from './care-texts';

const emergency = ({ emergency: number, anywhere }: Help) =>
  number ? `numer alarmowy ${number}` : `numer alarmowy w swoim kraju (zwykle ${anywhere.join(' lub ')})`;

export const polish: CareTexts = {
  urgent: {
    crisis: (help) =>
      [
        'Bardzo mi przykro, że tak cierpisz. Nie musisz być z tym w samotności: proszę, porozmawiaj teraz z człowiekiem.',
        [
          `- W bezpośrednim niebezpieczeństwie: zadzwoń pod ${emergency(help)}.`,
          ...help.crisis.map((line) => `- Ktoś, kto wysłucha: ${line}`),
          `- Telefony zaufania w innych krajach: ${help.directory}`,
        ].join('\n'),
      ].join('\n\n'),
    emergency: (help) =>
      `Zadzwoń teraz pod ${emergency(help)} albo poproś o to kogoś obok. Nie przyjmuj niczego więcej i nie zostawaj bez opieki.`,
    overdose: (help) =>
      [
        help.poison
          ? `Zadzwoń teraz do ośrodka toksykologicznego, nawet jeśli nic nie boli: ${help.poison}.`
          : 'Zadzwoń teraz do ośrodka toksykologicznego w swoim kraju (informacja o zatruciach), nawet jeśli nic nie boli.',
        `Jeśli ktoś zemdleje, nie daje się obudzić lub z trudem oddycha, zadzwoń natychmiast pod ${emergency(help)}. Miej opakowanie pod ręką i nie przyjmuj niczego więcej.`,
        help.crisis.length > 0
          ? `Jeśli to nie był przypadek, porozmawiaj też z kimś: ${help.crisis.join('; ')}.`
          : `Jeśli to nie był przypadek, porozmawiaj też z kimś: ${help.directory} podaje telefony zaufania we wszystkich krajach.`,
      ].join('\n\n'),
  },
  program: 'Jestem programem i nie mogę pomóc w nagłej sytuacji. Człowiek może.',
  care: {
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
};
