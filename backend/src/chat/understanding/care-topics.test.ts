import { findCareTopics } from './care-topics';
import { fold } from './fold';

const topicsOf = (question: string, milligrams: number[] = []) =>
  findCareTopics(fold(question), milligrams, false);

test.each([
  ['Can I take it while pregnant?', ['pregnancy']],
  ['Darf ich es in der Stillzeit nehmen?', ['pregnancy']],
  ['¿Puedo tomarlo embarazada?', ['pregnancy']],
  ['with warfarin', ['medicines']],
  ['mit Blutverdünnern', ['medicines']],
  ['is it good for kids', ['children']],
  ['against macular degeneration', ['illness']],
  ['I swallowed the whole bottle', ['emergency']],
])('%s calls for care', (question, topics) => expect(topicsOf(question)).toEqual(topics));

test.each([
  'price of Geyser',
  'best for eyes',
  'Is it safe?',
  'What kind of oil is in it?',
  'minor side effects',
])('%s does not', (question) => expect(topicsOf(question)).toEqual([]));

test('more than 8 mg a day calls for care, up to 8 does not, and a product’s strength is no dose', () => {
  expect(topicsOf('can I take 12 mg a day', [12])).toEqual(['highDose']);
  expect(topicsOf('can I take 8 mg a day', [8])).toEqual([]);
  expect(findCareTopics(fold('can I buy the Hawaiian 12mg'), [12], true)).toEqual([]);
});
