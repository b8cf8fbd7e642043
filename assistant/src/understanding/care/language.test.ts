import { careLanguageOf } from './language';
import { sureLanguageOf } from '../words/words';

test.each([
  ['i want to die', 'en'],
  ['ich will sterben', 'de'],
  ['quiero morir', 'es'],
  ['ik wil dood', 'nl'],
  ['chcę umrzeć', 'pl'],
  ['chce umrzec', 'pl'],
  ['atemnot', 'de'],
  ['zatrucie', 'pl'],
  ['vergiftiging', 'nl'],
  ['estoy embarazada', 'es'],
  ['stillen ok?', 'de'],
  ['me tragué 40 perlas', 'es'],
  ['überdosis', 'de'],
  ['sobredosis', 'es'],
  ['overdosis genomen', 'nl'],
  ['overgedoseerd', 'nl'],
  ['karmienie ok?', 'pl'],
])('%s is %s', (text, language) => expect(careLanguageOf([text], '')).toBe(language));

test('takes the language of the message, of earlier ones, of the browser, or English, in this order', () => {
  expect(careLanguageOf(['kms', 'was kostet das?'], 'es')).toBe('de');
  expect(careLanguageOf(['xq'], 'pl-PL,pl;q=0.9')).toBe('pl');
  expect(careLanguageOf(['xq'], 'fr')).toBe('en');
  expect(careLanguageOf(['xq'], '')).toBe('en');
});

test.each([
  ['hi', 'en'],
  ['ok', 'en'],
  ['cheapest pls', 'en'],
  ['was kostet das', 'de'],
  ['cuanto cuesta', 'es'],
  ['quel est le moins cher', 'other'],
  ['bonjour combien coute', 'other'],
  ['quanto costa', 'other'],
])('%s is surely %s', (text, language) => expect(sureLanguageOf(text.split(' '))).toBe(language));

test.each([
  'OD',
  'breastfeeding ok?',
  'ok breastfeeding?',
  'ok, nursing',
  'bf ok?',
  'pregnancy ok',
  'ok if pregnant',
  'no breastfeeding',
  'I swallowed 40 softgels',
  'overdosed',
  'od on astaxanthin',
  'is warfarin ok?',
  'ramipril ok?',
  'statins ok?',
  'chemo ok?',
  'psa ok?',
  'softgel ok?',
  'my son ate 3',
  'no feel well',
  'surgery ok?',
  'epilepsy ok?',
  'ten at once',
  'ok for teens',
  'i am ill',
])('%s is English, though a word of it is common in another language', (text) => {
  expect(careLanguageOf([text], '')).toBe('en');
  expect(sureLanguageOf(text.toLowerCase().match(/[a-z]+/g)!)).toBe('en');
});
