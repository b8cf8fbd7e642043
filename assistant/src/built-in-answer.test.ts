import { builtInAnswer } from './built-in-answer';
import { readData } from './data';
import { demoKnowledge } from './evaluation/demo-knowledge';
import type { History } from './understanding/plan';
import { languages, type Language } from './understanding/words/words';

type Said = readonly string[];
/** Messages as people write them in forums. They were written before the rules were tried on them. */
const said = readData<{
  /** Somebody swallowed far too much. */
  swallowedTooMuch: Record<Language, Said>;
  /** Somebody may be about to harm themselves. Denials of other things silence none of them. */
  wantsToDie: Record<Language, Said>;
  /** The body fails now. */
  emergencies: Record<Language, Said>;
  /** Perhaps nothing, but the numbers do no harm here. */
  doubtful: Said;
  /** What is denied, slang, the past, trade and travel: no care at all. */
  nothingWrong: Said;
  /** A doctor's matter or an ordinary answer, but no crisis, emergency or overdose. */
  notUrgent: Said;
  /** A denial that is none, or that is of something else: care. */
  notDenied: Said;
  /** Under 18, or asked for somebody who is. */
  underAge: Said;
  /** Numbers that are no age under 18. */
  ofAge: Said;
  /** Asked after a crisis, an emergency or an overdose. */
  askedAfterwards: Said;
}>('questions/said.json');
const ask = (message: string, history: History = [], acceptLanguage = 'en') => {
  const visitor = { acceptLanguage, country: null };
  const { answer, care } = builtInAnswer(message, history, demoKnowledge, visitor);
  return { text: answer.text, products: answer.products, urgent: answer.urgent ?? false, care };
};
type Asked = ReturnType<typeof ask>;
/** The messages whose answer is not as expected, with its beginning. */
const wrongOf = (
  messages: readonly string[],
  isRight: (answer: Asked) => boolean,
  history: History = [],
  acceptLanguage = 'en',
) => {
  const answers = messages.map((message) => ({ message, answer: ask(message, history, acceptLanguage) }));
  return answers
    .filter(({ answer }) => !isRight(answer))
    .map(({ message, answer }) => [message, answer.text.slice(0, 60)]);
};
const isHelp = (sign: RegExp) => (answer: Asked) =>
  answer.urgent &&
  answer.care &&
  answer.products.length === 0 &&
  sign.test(answer.text) &&
  !answer.text.includes('$');

/** Words of each urgent reply in each language. */
const signs: Record<'swallowedTooMuch' | 'wantsToDie' | 'emergencies', Record<Language, RegExp>> = {
  swallowedTooMuch: {
    en: /poison control/,
    de: /Giftnotruf/,
    es: /centro de toxicología/,
    nl: /antigifcentrum/,
    pl: /ośrodka toksykologicznego/,
  },
  wantsToDie: {
    en: /please talk to a person now[^]*findahelpline/,
    de: /sprechen Sie jetzt[^]*findahelpline/,
    es: /hable ahora[^]*findahelpline/,
    nl: /praat alstublieft nu[^]*findahelpline/,
    pl: /porozmawiaj teraz[^]*findahelpline/i,
  },
  emergencies: {
    en: /or have somebody near you/,
    de: /oder lassen Sie jemanden/,
    es: /o pida a alguien/,
    nl: /of laat iemand/,
    pl: /albo poproś/,
  },
};
const kinds = ['swallowedTooMuch', 'wantsToDie', 'emergencies'] as const;

describe('a person in danger is helped in the language of the message', () => {
  test.each(languages)('%s', (language) => {
    // The language of the browser must not matter where the message is clear.
    const browser = language === 'en' ? 'pl' : 'en';
    for (const kind of kinds)
      expect(wrongOf(said[kind][language], isHelp(signs[kind][language]), [], browser)).toEqual([]);
  });

  test('in doubt', () => expect(wrongOf(said.doubtful, isHelp(/112/))).toEqual([]));
});

test('what is denied, or only sounds like danger, has its ordinary answer', () => {
  expect(wrongOf(said.nothingWrong, ({ care }) => !care)).toEqual([]);
  expect(wrongOf(said.notUrgent, ({ urgent }) => !urgent)).toEqual([]);
});

test('a denial of something else, a doubt and another person are no denial', () =>
  expect(wrongOf(said.notDenied, ({ care }) => care)).toEqual([]));

test('who is under 18 is not given a dose, and no other number is an age', () => {
  const isForAdults = ({ text }: Asked) =>
    /not for children|nichts für Kinder|no son para niños|niet voor kinderen|nie są dla dzieci/.test(text);
  expect(wrongOf(said.underAge, isForAdults)).toEqual([]);
  expect(wrongOf(said.ofAge, ({ care }) => !care)).toEqual([]);
});

describe('after a crisis, an emergency or an overdose', () => {
  const first = {
    crisis: 'i want to die',
    emergency: "I can't breathe",
    overdose: 'I swallowed 40 softgels',
  };

  test.each(Object.entries(first))('%s: every answer repeats the numbers', (_topic, message) => {
    const { text } = ask(message);
    const history: History = [
      { role: 'user', content: message },
      { role: 'assistant', content: text },
    ];
    expect(wrongOf(said.askedAfterwards, isHelp(/112/), history)).toEqual([]);
    expect(ask('which is the cheapest', history).text).toBe(text);
  });

  test.each(kinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'the answer alone is enough when the message is no longer sent along: %s, %s',
    (kind, language) => {
      const { text } = ask(said[kind][language][0]!);
      const later: History = [{ role: 'assistant', content: text }];
      expect(wrongOf(['Budget options'], isHelp(signs[kind].en), later)).toEqual([]);
    },
  );

  test('a danger of another kind adds its numbers', () => {
    const { text } = ask('i swallowed 40 softgels', [{ role: 'user', content: 'i want to die' }]);
    expect(text).toMatch(/talk to a person now[^]*poison control/);
  });
});

const without = (message: string) => ask(message).text;
const listed = (text: string) => [...text.matchAll(/^- (\w+)/gm)].map(([, name]) => name);

describe('with, without and not stated are three things', () => {
  test.each([
    'sesame free ones',
    'which ones are free of sesame',
    'anything without sesame?',
    'no sesame please',
    "one that doesn't contain sesame",
    'that has no sesame in it',
    'nothing with sesame in it',
  ])('%s', (message) => {
    const text = without(message);
    expect(listed(text)).toEqual(['Hawaiian', 'Geyser']);
    expect(text).toMatch(/The label doesn’t say: .*Clear View/);
    expect(text).toMatch(/^Ruled out \(with sesame\): Deep Crimson Astaxanthin 10mg\.$/m);
  });

  test.each([
    ['fish free', ['Hawaiian', 'Geyser'], 'Radiance'],
    ['something that isnt made with fish', ['Hawaiian', 'Geyser'], 'Radiance'],
    ['sesame-free astaxanthin under $30', ['Hawaiian'], undefined],
    ['gluten free ones', ['Hawaiian'], undefined],
    ['soy free options', ['Hawaiian', 'Geyser'], undefined],
    ['gelatin free', [], 'Hawaiian'],
    ['non-gelatin capsules', [], 'Geyser'],
    ['Do you have something without gelatine under $30', [], 'Hawaiian'],
    ['no gelatin please', [], 'Radiance'],
    ['vegan ones', [], 'Hawaiian'],
    ['do you have anything vegan', [], 'Hawaiian'],
    ['rosemary free ones', [], undefined],
    ['with lutein but without sesame', [], undefined],
    ["isn't hawaiian, under 35", ['Geyser', 'Clear', 'Everyday', 'Daily', 'Cooldown'], undefined],
    [
      'anything but hawaiian below 35 dollars',
      ['Geyser', 'Clear', 'Everyday', 'Daily', 'Cooldown'],
      undefined,
    ],
    ['under 35 but not the hawaiian one', ['Geyser', 'Clear', 'Everyday', 'Daily', 'Reef'], undefined],
  ])('%s: %j', (message, products, opposite) => {
    const text = without(message);
    expect(listed(text)).toEqual(products);
    if (opposite) expect(text).toMatch(new RegExp(`Ruled out \\(.*: .*${opposite}`));
  });

  test.each([
    ['is the hawaiian one vegan?', 'Shell · Gelatine'],
    ['does the hawaiian one contain sesame', 'Allergens · None'],
    ['is the everyday one free of soy', 'does not say'],
    ['is deep crimson sesame free', 'Allergens · Sesame'],
    ['is the geyser one free of soy', 'Geyser Astaxanthin 12mg by Hverdal:\n- Allergens · None'],
    ['does the hawaiian contain shellfish', 'Hawaiian Astaxanthin 12mg by Makani Tide:\n- Allergens · None'],
    ['is the hawaiian one free of fish', 'Hawaiian Astaxanthin 12mg by Makani Tide:\n- Allergens · None'],
  ])('of one product: %s', (message, fact) => expect(without(message)).toContain(fact));
});

test.each([
  ['I am not allergic to anything, cheapest one', 'which is the cheapest'],
  ['not allergic to nuts, cheapest one', 'which is the cheapest'],
  ["I don't have any allergies, what do you recommend for eyes", 'what do you recommend for eyes'],
  ['no I am not on blood thinners, just want the cheapest', 'which is the cheapest'],
  ['neither pregnant nor nursing, something for my eyes', 'something for my eyes'],
  ['no medication, cheapest?', 'which is the cheapest'],
  ['not pregnant, cheapest one?', 'which is the cheapest'],
  ['not pregnant cheapest one pal', 'which is the cheapest'],
  ['nobody in my family is diabetic, cheapest one?', 'which is the cheapest'],
  ['we are not trying for a baby, best for skin?', 'best for skin?'],
  ['I never took too many, just curious about the highest potency', 'highest potency'],
  ['nobody overdosed, relax. what is the strongest', 'what is the strongest'],
  ['what is cheapest, buddy', 'which is the cheapest'],
  ['not pregnant, sesame free under $40', 'sesame free under $40'],
])('what is denied, and who is addressed, changes no answer: %s', (message, plain) => {
  const { text } = ask(message);
  expect(text).toBe(ask(plain).text);
  expect(text).toContain('$');
});

test.each([
  ['no allergens please', '(without allergens)'],
  ['no allergies but soy, cheapest', 'without allergens'],
  ['nut-free under $30', 'without nuts'],
])('what a visitor avoids remains a condition: %s', (message, words) =>
  expect(ask(message).text).toContain(words),
);

test.each([
  ['what is the cheapest, mate', 'Everyday Astaxanthin 6mg'],
  ["I'm not pregnant, which one for skin?", 'The best ranked products for skin'],
  ['anything cheaper than $20, this price is killing me', '(under $20)'],
  ['surgical precision in your reviews, how do you rank them', 'The owner of this site sets the order'],
  ['do you get paid if i buy something', 'the shop may pay us a commission'],
  ['how can i reach a human', 'hello@astaguide.example'],
])('%s', (message, words) => expect(ask(message).text).toContain(words));

test('a question of facts that names an illness gets its answer, then the advice to ask a doctor', () => {
  const { text, care } = ask('coeliac here, is Hawaiian 12mg gluten free?');
  expect(text).toMatch(/gluten free[^]+talk to a doctor/);
  expect(care).toBe(false);
});
