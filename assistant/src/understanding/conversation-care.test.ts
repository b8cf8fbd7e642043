import { asksAgain } from './conversation-care';
import { readQuestion } from './question';
import type { CareTopic } from './care-topics';

const reader = {
  catalog: [],
  siteWords: new Set<string>(),
  pageWords: new Set<string>(),
  isKnown: () => true,
  isOfProduct: () => true,
  describedBy: () => undefined,
};
const again = (message: string, before: CareTopic) => asksAgain(readQuestion(message, reader), [before]);

test.each([
  'but 4 mg should be fine?',
  'is it safe then?',
  'how much should I take a day?',
  'which one is best for me?',
  'only one?',
  'are you sure?',
])('after a pregnancy %s asks for care again', (message) => expect(again(message, 'pregnancy')).toBe(true));

test.each([
  'what does Hawaiian source mean?',
  'what does shipping cost?',
  'Can I return it?',
  'how does astaxanthin work?',
  'which is the cheapest?',
  'who won the football world cup last year in Brazil?',
])('%s does not', (message) => expect(again(message, 'pregnancy')).toBe(false));
