import { SentenceReader } from './sentences';

const answer = {
  language: 'de',
  sentences: [
    { text: 'One {"with"} \\ signs].', passages: ['t1'] },
    { text: ' Two. ' },
    'no sentence',
    { passages: ['t1'] },
  ],
  products: [2, 'three'],
};
const sentences = [
  { text: 'One {"with"} \\ signs].', passages: ['t1'] },
  { text: 'Two.', passages: [] },
];

test.each([1, 7, 1000])('an answer in pieces of %d characters gives each sentence once', (length) => {
  const reader = new SentenceReader();
  const json = JSON.stringify(answer, null, 1);
  const found = [];
  for (let at = 0; at < json.length; at += length) found.push(...reader.read(json.slice(at, at + length)));
  expect(found).toEqual(sentences);
  expect(reader.language).toBe('de');
  expect(reader.end()).toEqual([2]);
});

test('a sentence is there as soon as it is whole', () => {
  const reader = new SentenceReader();
  expect(reader.read('{"sentences": [{"text": "One.", "passages": []')).toEqual([]);
  expect(reader.read('}')).toEqual([{ text: 'One.', passages: [] }]);
  expect(reader.end()).toBeUndefined();
});

test('a fence around the JSON does no harm', () => {
  const reader = new SentenceReader();
  expect(reader.read('```json\n{"sentences": [{"text": "One."}]}\n```')).toHaveLength(1);
  expect(reader.end()).toEqual([]);
});

test.each(['Geyser costs $34.50.', '"[{{', '{"answer": "One."}', '{"sentences": "One."}', '[]', '}}}'])(
  '%s is no answer',
  (text) => {
    const reader = new SentenceReader();
    expect(reader.read(text)).toEqual([]);
    expect(reader.end()).toBeUndefined();
  },
);
