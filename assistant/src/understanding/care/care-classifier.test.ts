import { wordsOf } from '../../fold';
import { findTopicsOfBoth } from '../care-topics';
import { kindOf, likelyTopic } from './care-classifier';
import { findSaidTopics } from './find-care';

const topicsOf = (text: string) => findTopicsOfBoth(text, wordsOf(text));

test.each([
  ['the specialist handed me sotorasib, can I add this', 'medicines'],
  ['our whippet pinched two capsules off the table', 'animals'],
  ['my gran is gasping and her lips went grey', 'emergency'],
  ['sitting on the ledge, it all ends tonight', 'crisis'],
  ['our little lad is in second grade, half a capsule for him', 'children'],
])('%s is likely about %s', (text, topic) => expect(likelyTopic(text)).toBe(topic));

test.each([
  'the postage is murder, which one is cheapest',
  'my hamster is called Aspirin, how much is Geyser',
  'ward sister on nights, when do I take it',
  'which trial had participants with sarcoidosis',
  'operation tidy shelf: which pouch is smallest',
  'ik wil de goedkoopste met olijfolie',
])('%s is likely of no care', (text) => expect(likelyTopic(text)).toBeUndefined());

test('what a rule finds counts, whatever is likely', () => {
  const text = 'warfarin, price of Geyser, coupon for Geyser, how many softgels in Geyser';
  expect(findSaidTopics(text)).toEqual(['medicines']);
  expect(topicsOf(text)).toEqual(['medicines']);
});

test('what the rules know to be of no care is not made one by what is likely', () => {
  for (const text of [
    'I am not pregnant and take no pills, which one is best',
    'this price gave me a heart attack',
  ])
    expect(topicsOf(text)).toEqual([]);
});

test.each([
  'my flatmate is a midwife and laughed at my list, what is the top one',
  'podcast on leukemia had your ad, is there a coupon',
  'my mate at the gym is diabetic but I am not, what do you recommend for me',
])('a rule that knows only words of it does not count: %s', (text) => {
  expect(findSaidTopics(text)).not.toEqual([]);
  expect(topicsOf(text)).toEqual([]);
});

test('danger that no rule knows joins what a rule found', () =>
  expect(topicsOf('my teen popped a palmful of them')).toContain('overdose'));

test('a rule that finds a crisis always counts', () =>
  expect(topicsOf('nobody will miss me by friday')).toEqual(['crisis']));

test('a word is of the kind of words like it, or a medicine by its ending or misspelled', () => {
  expect(kindOf('enoxaparin')).toBe('medicines');
  expect(kindOf('zanolutinib')).toBe('medicines');
  expect(kindOf('exjadde')).toBe('medicines');
  expect(kindOf('sarcoidosis')).toBe('illnesses');
  expect(kindOf('coupon')).toBeUndefined();
});
