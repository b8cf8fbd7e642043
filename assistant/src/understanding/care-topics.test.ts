import { findCareTopics, type CareTopic } from './care-topics';
import { wordsOf } from '../fold';

const topicsOf = (question: string, milligrams: number[] = [], namesProduct = false) =>
  findCareTopics(question, wordsOf(question), milligrams, namesProduct);

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
  ['I am pregnant and take warfarin', ['pregnancy', 'medicines']],
])('%s calls for care', (question, topics) => expect(topicsOf(question)).toEqual(topics));

test.each([
  'price of Geyser',
  'best for eyes',
  'Is it safe?',
  'What kind of oil is in it?',
  'minor side effects',
  "I'll buy the cheapest",
])('%s does not', (question) => expect(topicsOf(question)).toEqual([]));

test('what is said in one of the two, as written or as corrected, is said', () => {
  expect(findCareTopics('i want to kill myself', wordsOf('i want to krill myself'), [], false)).toEqual([
    'crisis',
  ]);
  expect(findCareTopics('with wrfrn', ['with', 'warfarin'], [], false)).toEqual(['medicines']);
});

test('an ordinary word is not corrected into one of care', () =>
  expect(findCareTopics('mode of operation', ['made', 'before', 'operation'], [], false)).toEqual([]));

test('more than 8 mg a day calls for care, up to 8 does not, and a product’s strength is no dose', () => {
  expect(topicsOf('can I take 12 mg a day', [12])).toEqual(['highDose']);
  expect(topicsOf('can I take 8 mg a day', [8])).toEqual([]);
  expect(topicsOf('can I buy the Hawaiian 12mg', [12], true)).toEqual([]);
});
