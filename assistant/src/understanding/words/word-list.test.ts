import { WordList } from './word-list';

const list = new WordList(
  new Map([
    ['salmon', 7],
    ['alga', 3],
    ['algae', 0],
    ['zinc', 9],
  ]),
);

test('a word has its number, and no other word has one', () => {
  expect(['alga', 'algae', 'salmon', 'zinc'].map((word) => list.get(word))).toEqual([3, 0, 7, 9]);
  expect(['al', 'algaes', 'a', 'zz', ''].map((word) => list.has(word))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
