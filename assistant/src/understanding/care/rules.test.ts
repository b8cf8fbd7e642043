import { careWordsOf } from './care-words';
import { Reading, readRule, ruleSetOf, stemsIn } from './rules';
import { StemFinder } from './stem-finder';

const groups = { SELF: '=i =me', UNIT: 'capsul* pill' };
const holds = (rule: string, text: string, without = '') => {
  const rules = [readRule(rule, groups)];
  const idioms = without === '' ? [] : [readRule(without, groups)];
  const index = new StemFinder(stemsIn([...rules, ...idioms]));
  const reading = Reading.of(careWordsOf(text), index);
  return reading.without(reading.matched(ruleSetOf(idioms))).holdsAny(ruleSetOf(rules));
};

test.each([
  ['want =to =die', 'I want to die', true],
  ['want =to =die', 'I want you to die', false],
  ['want ..1 =to =die', 'I want you to die', true],
  ['SELF ..2 want', 'me, I do want', true],
  ['took ..2 8+ ..1 UNIT', 'I took about 50 red capsules', true],
  ['took ..2 8+ ..1 UNIT', 'I took 2 capsules', false],
  ['=am 0-17 =and|$', 'I am 15', true],
  ['=am 0-17 =and|$', 'I am 15. What now?', true],
  ['=am 0-17 =and|$', 'I am 15 minutes late', false],
  ['no =more $', 'no more pills', false],
  ['breath*', 'brething', true],
  ['=breath', 'brething', false],
  ['*geschluckt', 'ich habe alles runtergeschluckt', true],
])('%s in "%s": %s', (rule, text, expected) => expect(holds(rule, text)).toBe(expected));

test('skips an idiom, and does not join the words around it', () => {
  expect(holds('kill =time|myself', 'kill time', 'kill =time')).toBe(false);
  expect(holds('kill =time|myself', 'kill time or kill myself', 'kill =time')).toBe(true);
  expect(holds('kill myself', 'kill kill time myself', 'kill =time')).toBe(false);
});

test('reports a group without words', () =>
  expect(() => readRule('NOBODY', groups)).toThrow("There is no group of words 'NOBODY'"));

test.each([
  ["I'll take it", 'i will take it'],
  ['Im 15, cannot', 'i am 15 cant'],
  ['su1cide k1ll', 'suicide kill'],
  ['s u i c i d e', 'suicide'],
  ['duszę się, ból', 'dusze sie bol'],
  ['zażyłem 20 mg', 'zazylem 20mg'],
  ['dieee killlll', 'die kill'],
  ['iwanttodie', 'i want to die'],
  ['b12 and 12mg', 'b12 and 12mg'],
  ['constructor __proto__', 'constructor __proto__'],
])('%s is read as %s', (text, words) =>
  expect(
    careWordsOf(text)
      .map((word) => word.text)
      .join(' '),
  ).toBe(words),
);
