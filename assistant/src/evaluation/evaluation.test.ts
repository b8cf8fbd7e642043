import { ownQuestionSets, questionKinds } from './question-set';
import { runEval, type Result } from './run-eval';

const sets = ownQuestionSets();
const results = new Map(sets.map(({ name, questions }) => [name, runEval(questions)]));
const all = [...results.values()].flat();
const isRight = ({ faults }: Result) => faults.length === 0;
const shareOf = (some: readonly Result[], is: (result: Result) => boolean) =>
  some.filter(is).length / some.length;

test('the sets ask every kind, and nothing twice', () => {
  const asked = sets.flatMap(({ questions }) => questions.map(({ turns }) => turns.join(' → ')));
  expect(new Set(asked).size).toBe(asked.length);
  const kinds = new Set(all.map(({ question }) => question.kind));
  expect(questionKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});

/** The share that is right: the newer a set that a stranger wrote, the lower. */
const leastRight = (name: string) =>
  ({
    stranger: 0.83,
    visitors: 0.91,
    shoppers: 0.82,
    guests: 0.86,
    readers: 0.84,
    buyers: 0.78,
    callers: 0.8,
    askers: 0.8,
    newcomers: 0.85,
  })[name] ?? 0.92;

test.each([...results])('enough questions get a right answer: %s', (name, some) => {
  const wrong = some
    .filter((result) => !isRight(result))
    .map(({ question, faults }) => [question.id, faults]);
  expect({ wrong, isEnough: shareOf(some, isRight) >= leastRight(name) }).toEqual({ wrong, isEnough: true });
});

test('most questions that the site cannot answer get an answer that says so', () => {
  const unanswerable = all.filter(({ question }) => question.unknown);
  expect(shareOf(unanswerable, ({ saysUnknown }) => saysUnknown)).toBeGreaterThanOrEqual(0.88);
});

test('few questions that the site answers are refused', () => {
  const answerable = all.filter(({ question }) => !question.unknown && !question.care);
  expect(shareOf(answerable, ({ saysUnknown }) => saysUnknown)).toBeLessThan(0.035);
});

test('everyone in need of care gets it, and hardly anyone else', () => {
  expect(all.filter(({ question, answer }) => question.care && !answer.care)).toEqual([]);
  const others = all.filter(({ question }) => !question.care);
  expect(shareOf(others, ({ answer }) => answer.care)).toBeLessThan(0.01);
});

test('no answer states a wrong price', () => {
  expect(all.flatMap(({ wrongPrices }) => wrongPrices)).toEqual([]);
});

test('no answer is without a source', () => {
  expect(all.filter(({ answer }) => answer.sources.length === 0)).toEqual([]);
});
