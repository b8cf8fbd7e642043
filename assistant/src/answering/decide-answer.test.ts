import { sitePassages } from '@astaguide/content/passages';
import type { Product } from '@astaguide/contracts/catalog/product';
import { PassageSearch, wordsIn } from '../passages/passage-search';
import { kelpie, lumina, testCatalog } from '../test-catalog.fixture';
import { readPlans } from '../understanding/make-plans';
import { decideAnswer } from './decide-answer';
import { anyTells } from './facts';

const pageWords = new Set(sitePassages.flatMap(wordsIn));
const texts = new PassageSearch([
  ...sitePassages,
  {
    url: '/review/product-1#answer-1',
    title: kelpie.name,
    heading: 'Is there soy lecithin in Kelpie?',
    text: 'The maker says that there is none.',
    productId: kelpie.id,
    isWritten: true,
  },
]);
const answer = (message: string, catalog: readonly Product[] = testCatalog) => {
  const isOfProduct = (word: string) => anyTells(catalog, word);
  const isKnown = (word: string) => texts.knows(word) || isOfProduct(word);
  const { plans } = readPlans(message, [], {
    catalog,
    siteWords: texts.words,
    pageWords,
    isKnown,
    isOfProduct,
    describedBy: () => undefined,
  });
  return decideAnswer(plans, { catalog, texts });
};
const linesOf = (message: string) =>
  answer(message)
    .text.split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => /^- (\w+)/.exec(line)![1]);

describe('what is asked must be covered', () => {
  test('what the owner wrote about a product answers what the catalog does not say of it', () => {
    const { text, answered, sources, products } = answer('does Kelpie contain soy lecithin?');
    expect([text, answered]).toEqual(['The maker says that there is none.', true]);
    expect(sources).toEqual([
      {
        title: 'Kelpie Astaxanthin 12mg: Is there soy lecithin in Kelpie?',
        url: '/review/product-1#answer-1',
      },
    ]);
    expect(products).toEqual([kelpie]);
  });

  test.each([
    'does Lumina contain soy lecithin?',
    'which contain soy lecithin?',
    'does Kelpie contain salmon?',
  ])('it is no answer about another product, about several, or about something else: %s', (question) =>
    expect(answer(question).text).not.toContain('there is none'),
  );

  test('what the catalog says of a product is quoted, also from its review', () => {
    const { text, answered } = answer('is Kelpie vegan?');
    expect(answered).toBe(true);
    expect(text).toBe(
      'No. Kelpie Astaxanthin 12mg by Norrund is not vegan. The capsule is gelatin.\nAbout Kelpie Astaxanthin 12mg by Norrund:\n- Shell · Bovine gelatine',
    );
  });

  test('the price of several packs is added up, with the coupon too', () => {
    const coupon = { couponCode: 'SEA5', couponDescription: 'Five dollars off three', couponDiscount: '$5' };
    const { text } = answer('what do 3 packs of Kelpie cost?', [
      { ...kelpie, ...coupon, couponEndsOn: null },
    ]);
    expect(text).toContain(
      '3 packs of Kelpie Astaxanthin 12mg by Norrund cost $90.00. With the code SEA5 (Five dollars off three): $85.00, $0.47 a day',
    );
    const ended = { ...kelpie, ...coupon, couponEndsOn: '2026-01-01' };
    for (const without of [kelpie, ended])
      expect(answer('what do 3 packs of Kelpie cost?', [without]).text).toContain('cost $90.00.');
  });

  test('who should not take a product follows from its label too', () => {
    expect(answer('who is Kelpie not for?', [{ ...kelpie, id: 9 }]).text).toContain(
      'stay within the 8 mg a day',
    );
  });

  test('what is free of GMO is non-GMO', () => {
    const { text } = answer('is Kelpie GMO?', [{ ...kelpie, features: ['Non-GMO, gluten free'] }, lumina]);
    expect(text).toContain('Yes. Kelpie Astaxanthin 12mg by Norrund is listed as non-GMO.');
  });

  test.each(['is Kelpie halal?', 'which factory bottles Kelpie?'])(
    'what it does not say is said so: %s',
    (question) => {
      const { text, answered, sources } = answer(question);
      expect(text).toMatch(/^The catalog does not say .*Kelpie /);
      expect([answered, sources[0]!.url]).toEqual([false, '/review/product-1']);
    },
  );

  test.each([
    'which vacuum cleaner is the cheapest',
    'does ashwagandha have side effects',
    'best restaurants in Reykjavik',
    'how much zinc should I take',
    'how long until glutathione works',
    'cheapest coq10 per mg',
  ])('another matter with the same words is not answered: %s', (question) => {
    const { text, answered } = answer(question);
    expect([answered, text]).toEqual([false, expect.stringContaining('I couldn’t find that here')]);
    expect(text).not.toContain('$');
  });

  test('what narrows down a thing must be said of it too', () => {
    expect(answer('does Kelpie contain sunflower oil?').text).toContain('- Small softgel with sunflower oil');
    const { text, answered } = answer('does Kelpie contain palm oil?');
    expect([answered, text]).toEqual([false, expect.stringContaining('“palm oil”')]);
    expect(answer('which oil is in Kelpie').answered).toBe(true);
  });

  test('a price in a product’s text is not quoted, because it may be an old one', () =>
    expect(answer('what did Kelpie once cost?').text).not.toContain('99'));

  test('the next answer quotes a changed text', () => {
    expect(answer('is Lumina vegan?').text).toContain('does not say');
    const changed = [{ ...lumina, features: ['Vegan pearls'] }];
    expect(answer('is Lumina vegan?', changed).text).toContain('Vegan pearls');
  });
});

test('what an answer leaves open is named', () =>
  expect(answer('what does Kelpie cost in canadian dollars?').text).toMatch(
    /does not say anything about “canadian”[^]*\$30\.00/,
  ));

test('a code names its product', () =>
  expect(answer('how does NORR5 work?', [{ ...kelpie, couponCode: 'NORR5' }, lumina]).text).toContain(
    'Kelpie',
  ));

test('the day of the price check is named', () =>
  expect(
    answer('when was the price of Kelpie checked?', [{ ...kelpie, priceCheckedOn: '2026-03-02' }]).text,
  ).toContain('March 2, 2026'));

describe('lists', () => {
  test('the cheapest for a goal are all that list a benefit, the best only those made for it', () => {
    expect(linesOf('cheapest for skin')).toEqual(['Pebble', 'Kelpie', 'Lumina']);
    expect(linesOf('best for skin')).toEqual(['Lumina']);
  });

  test.each([
    ['which ones have no rank?', ['Pebble']],
    ['products without a lab test', ['Kelpie', 'Lumina', 'Pebble']],
    ['nothing over $35 from Iceland', ['Kelpie', 'Pebble']],
    ['what costs over a dollar a day?', ['Lumina']],
    ['the strongest and the cheapest', ['Pebble', 'Kelpie', 'Lumina']],
    ['worst value per mg on your list', ['Lumina', 'Kelpie', 'Pebble']],
  ])('%s', (question, names) =>
    expect(linesOf(question).filter((name, at, all) => name !== 'No' && all.indexOf(name) === at)).toEqual(
      names,
    ),
  );

  test('an amount is listed with the products', () =>
    expect(answer('how much lutein is in the Japanese ones?').text).toContain('10 mg lutein'));

  test('what was relaxed is said', () => {
    const { text } = answer('Icelandic products over $35');
    expect(text).toMatch(
      /^Nothing in our catalog matches that \(Icelandic source, over \$35\)\. These match everything but “over \$35”:/,
    );
    expect(text).not.toContain('Lumina');
    expect(answer('sesame free products under $1').text).not.toMatch(/^\d.*under/m);
  });

  test('a list ends after five lines and says how many there are', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...kelpie,
      id: index + 10,
      placement: index + 1,
      name: `Kelpie ${index}`,
    }));
    const { text } = answer('show me the whole catalog', many);
    expect(text.match(/^- /gm)).toHaveLength(5);
    expect(text).toContain('9 products match');
    expect(text).toContain('And 4 more: Kelpie 5, Kelpie 6, Kelpie 7, Kelpie 8.');
  });

  test('the lowest cost per mg is that of the pack; where it is not known comes after, and says why', () => {
    expect(
      answer('lowest price per mg')
        .text.split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual([
      '- Kelpie Astaxanthin 12mg by Norrund: 4.2¢ per mg, $0.50 a day at one serving a day. Kelpie Astaxanthin 12mg by Norrund costs $30.00.',
      '- Lumina Astaxanthin 8mg by Solveig: 17¢ per mg, $1.33 a day at one serving a day. Lumina Astaxanthin 8mg by Solveig costs $40.00.',
      '- Pebble Astaxanthin 4mg by Norrund: not stated. Pebble Astaxanthin 4mg by Norrund costs $15.00.',
    ]);
  });
});

test('two brands are compared by their products', () => {
  const { text } = answer('compare Norrund and Solveig');
  for (const name of ['Kelpie', 'Pebble', 'Lumina']) expect(text).toContain(name);
  expect(text).toContain('Lowest price: Pebble');
});

test('the clauses of a question are answered one after the other', () => {
  const { text } = answer('what does Kelpie cost and what are the side effects?');
  expect(text).toMatch(/costs \$30\.00[^]*upset stomach/);
});
