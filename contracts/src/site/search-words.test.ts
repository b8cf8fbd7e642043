import { searchWords } from './search-words';

const wordsOf = (text: string) => Array.from(searchWords(text), ({ word }) => word);

test.each([
  ['Skin, eyes & more!', ['skin', 'eye', 'more']],
  ['12mg', ['12', 'mg']],
  ['12 mg', ['12', 'mg']],
  ['Études Ökonomie', ['etude', 'okonomie']],
  ['Études'.normalize('NFD'), ['etude']],
  ["the beginner's and the beginner’s guide", ['the', 'beginner', 'and', 'the', 'beginner', 'guide']],
  ['studies, a study', ['study', 'a', 'study']],
  ['less gas is', ['less', 'gas', 'is']],
  ['beta-carotene (CoQ10)', ['beta', 'carotene', 'coq', '10']],
  ["'’ – …", []],
])('the words of %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test('each word is where the text has it', () => {
  const text = 'For your “Études”, 12mg';
  const pieces = Array.from(searchWords(text), ({ start, end }) => text.slice(start, end));
  expect(pieces).toEqual(['For', 'your', 'Études', '12', 'mg']);
});

test('a word is the same when it is read again', () => {
  for (const word of wordsOf('Studies glasses series bus Hawaiians lens'))
    expect(wordsOf(word)).toEqual([word]);
});
