import { LinearClassifier } from './classifier/linear-classifier';
import { passagesAt } from '../answering/text-answers';
import { demoKnowledge } from '../evaluation/demo-knowledge';
import { wordsOf } from '../fold';
import { classify, passagesOfSubjects } from './intents';

const intentOf = (text: string) => {
  const words = wordsOf(text);
  const shares = classify(
    words,
    (at) => words[at] === 'kelpie',
    () => false,
  );
  const [intent, share] = shares.likeliest('');
  return share > 0.3 ? intent : undefined;
};

test.each([
  ['whats kelpie going to cost me', 'field.price'],
  ['which laboratory did the testing of kelpie', 'field.tests'],
  ['whats the cheapest you list', 'catalog.cheapest'],
  ['how can i get in touch with somebody', 'subject.contact'],
  ['how manny weeks untill it works', 'subject.onset'],
  ['do resveratrol and quercetin help', 'none'],
  ['many thanks', 'manners.thanks'],
])('%s asks for %s', (text, intent) => expect(intentOf(text)).toBe(intent));

test('words that no example has are of no subject', () => expect(intentOf('qwxz vrrk')).toBe('none'));

test('every subject names texts that exist', () => {
  const { texts } = demoKnowledge;
  const missing = [...passagesOfSubjects.values()]
    .flat()
    .filter((reference) => passagesAt(reference, texts).length === 0);
  expect(missing).toEqual([]);
});

test('what was trained is read back as it was', () => {
  const examples = [
    { label: 'price', features: ['how', 'much'] },
    { label: 'stock', features: ['is', 'it', 'there'] },
  ] as const;
  const trained = LinearClassifier.train(['price', 'stock'], examples);
  const parts = trained.toBytes().map((part) => new Uint8Array(part));
  const read = LinearClassifier.fromBytes(['price', 'stock'], parts);
  expect(read.classify(['how', 'much'])).toEqual(trained.classify(['how', 'much']));
});
