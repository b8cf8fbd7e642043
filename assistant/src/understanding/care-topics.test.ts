import { findTopicsOfBoth, type CareTopic } from './care-topics';
import { wordsOf } from '../fold';

const topicsOf = (question: string) => findTopicsOfBoth(question, wordsOf(question));

test.each<[string, CareTopic[]]>([
  ['Can I take it while pregnant?', ['pregnancy']],
  ['Darf ich es in der Stillzeit nehmen?', ['pregnancy']],
  ['¿Puedo tomarlo embarazada?', ['pregnancy']],
  ['jestem w ciąży', ['pregnancy']],
  ['ik ben zwanger', ['pregnancy']],
  ['with warfarin', ['medicines']],
  ['mit Blutverdünnern', ['medicines']],
  ['is it good for kids', ['children']],
  ['against macular degeneration', ['illness']],
  ['I have surgery next week', ['surgery']],
  ['I swallowed the whole bottle', ['overdose']],
  ['i cant breath and my face is swolen', ['emergency']],
  ['i want to die', ['crisis']],
  ['coeliac here, is Geyser gluten free and safe for me?', ['illness']],
  ['does it help my gout', ['illness']],
  ['I feel sick, what does it cost', ['illness']],
  ['pregnant, is Geyser gluten free?', ['pregnancy']],
  ['I am pregnant and take warfarin', ['pregnancy', 'medicines']],
])('%s calls for care', (question, topics) => expect(topicsOf(question)).toEqual(topics));

test.each([
  'price of Geyser',
  'best for eyes',
  'Is it safe?',
  'What kind of oil is in it?',
  'minor side effects',
  "I'll buy the cheapest",
  'coeliac here, is Geyser gluten free?',
  'does it help with gout',
  'review of AstaMax',
])('%s does not', (question) => expect(topicsOf(question)).toEqual([]));

test('what is said in one of the two, as written or as corrected, is said', () => {
  expect(findTopicsOfBoth('i want to kill myself', wordsOf('i want to krill myself'))).toEqual(['crisis']);
  expect(findTopicsOfBoth('with wrfrn', ['with', 'warfarin'])).toEqual(['medicines']);
});

test('an ordinary word is not corrected into one of care', () =>
  expect(findTopicsOfBoth('mode of operation', ['made', 'before', 'operation'])).toEqual([]));
