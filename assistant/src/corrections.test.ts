import { builtInAnswer, type Knowledge } from './built-in-answer';
import { answerBy, findCandidates, meansSame } from './corrections';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { demoKnowledge } from './evaluation/demo-knowledge';
import { indexPassages } from './passages/index-passages';

const visitor = { acceptLanguage: '', country: null };
const onset = { url: '/faq#how-long', heading: 'How long until I notice something?' };
const [product] = demoKnowledge.catalog;
const review = { url: `/review/${product!.slug}`, heading: product!.name };
const ask = (message: string, corrections: Knowledge['corrections']) =>
  builtInAnswer(message, [], { ...demoKnowledge, corrections }, visitor).answer;

test.each([
  ['Does the zeppelin deliver to Greenland?', 'zeppelin delivers to greenland'],
  ['Do you ship to Iceland in winter?', 'In winter, do you deliver to Iceland?'],
  ['When will my wrinkles fade?', 'will my wrinkle be fading, when'],
])('%s and %s mean the same', (one, other) => expect(meansSame(one, other, demoKnowledge.texts)).toBe(true));

test.each([
  ['Does the zeppelin deliver to Greenland?', 'Does the zeppelin deliver to Iceland?'],
  ['Is 6 mg enough?', 'Is 12 mg enough?'],
  ['What is it?', 'Which zeppelin is it?'],
  ['Which zeppelins contain helium?', 'Which zeppelins contain no helium?'],
  ['Does the zeppelin land before noon?', 'Does the zeppelin land after noon?'],
  ['When does the zeppelin land?', 'Why does the zeppelin land?'],
  ['Which zeppelin is for my mum?', 'Which zeppelin is for my dad?'],
])('%s and %s do not', (one, other) => expect(meansSame(one, other, demoKnowledge.texts)).toBe(false));

test('the passage that the owner chose answers, with its page', () => {
  const question = 'Does the zeppelin deliver to Greenland?';
  const { text, sources, isFixed } = ask('zeppelin delivers to greenland?', [{ question, ...onset }]);
  expect(text).toContain('4-8 weeks');
  expect(sources[0]!.url).toBe(onset.url);
  expect(isFixed).toBe(true);
});

test('the product that the owner chose answers, with its price and review', () => {
  const question = 'Which one flies?';
  const { text, sources, products } = ask(question, [{ question, ...review }]);
  expect(text).toContain(`$${product!.price}`);
  expect([sources[0]!.url, products]).toEqual([review.url, [product]]);
});

describe('an answer that the owner wrote', () => {
  const writtenOf = (written: Partial<WrittenAnswer>) =>
    indexPassages({
      posts: [],
      answers: [
        { id: 1, question: '', answer: 'Only on Tuesdays.', product: null, updatedAt: '', ...written },
      ],
    });
  const answerTo = (message: string, texts: Knowledge['texts']) =>
    builtInAnswer(message, [], { ...demoKnowledge, texts }, visitor).answer.text;

  test('answers the question in other words of the same meaning', () => {
    const texts = writtenOf({ question: 'Does the zeppelin deliver to Greenland?' });
    expect(answerTo('zeppelin delivering to greenland', texts)).toBe('Only on Tuesdays.');
  });

  test('answers about its product alone', () => {
    const texts = writtenOf({ question: 'Is it made for zeppelins?', product });
    expect(answerTo(`is ${product!.name} made for a zeppelin`, texts)).toBe('Only on Tuesdays.');
    expect(answerTo('is Geyser made for zeppelins', texts)).not.toBe('Only on Tuesdays.');
  });
});

test('a passage that is gone answers nothing, and the question is answered as before', () => {
  const question = 'price of Geyser';
  const gone = { url: '/faq#gone', heading: 'Gone' };
  expect(answerBy(gone, question, demoKnowledge)).toBeUndefined();
  expect(ask(question, [{ question, ...gone }])).toEqual(ask(question, []));
});

test('nothing takes the place of what is said about health', () => {
  const question = 'I took 40 capsules at once';
  expect(ask(question, [{ question, ...onset }]).text).toBe(ask(question, []).text);
});

test('passages and products that match are candidates, each once', () => {
  const candidates = (words: string) => findCandidates(words, [], demoKnowledge);
  expect(candidates('how long until I notice')).toContainEqual(onset);
  expect(candidates(product!.name)[0]).toEqual(review);
  const texts = candidates('skin').map((target) => JSON.stringify(target));
  expect(new Set(texts).size).toBe(texts.length);
});
