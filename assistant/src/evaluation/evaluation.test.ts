import { questionKinds } from './eval-question';
import { evalQuestions, isOnlyCounted } from './questions';
import { runEval, type Result } from './run-eval';

const results = runEval(evalQuestions);

test('the set is large enough to mean something, and asks nothing twice', () => {
  const asked = evalQuestions.map(({ turns }) => turns.join(' → '));
  expect(asked.length).toBeGreaterThanOrEqual(400);
  expect(new Set(asked).size).toBe(asked.length);
  const ofKind = (kind: string) => evalQuestions.filter((question) => question.kind === kind).length;
  expect(questionKinds.filter((kind) => ofKind(kind) < 15)).toEqual([]);
});

test('at least 90 of 100 questions get a right answer, also of the held-out ones', () => {
  const isRight = ({ faults }: Result) => faults.length === 0;
  const counted = results.filter(({ question }) => isOnlyCounted(question));
  const worked = results.filter(({ question }) => !isOnlyCounted(question));
  const shareOf = (some: readonly Result[]) => some.filter(isRight).length / some.length;
  const told = worked
    .filter((result) => !isRight(result))
    .map(({ question, faults }) => `${question.turns.join(' → ')}: ${faults.join('; ')}`);
  expect({ told, isEnough: shareOf(worked) >= 0.9 }).toEqual({ told, isEnough: true });
  expect(shareOf(counted)).toBeGreaterThanOrEqual(0.9);
});

test('nine of ten questions that the site cannot answer get an answer that says so', () => {
  const unanswerable = results.filter(({ question }) => question.unknown);
  const refused = unanswerable.filter(({ faults }) => faults.length === 0);
  expect(unanswerable.length).toBeGreaterThanOrEqual(40);
  expect(refused.length / unanswerable.length).toBeGreaterThanOrEqual(0.9);
});

test('no answer states a wrong price', () => {
  expect(results.flatMap(({ wrongPrices }) => wrongPrices)).toEqual([]);
});

test('no answer is without a source', () => {
  expect(results.filter(({ hasSource }) => !hasSource)).toEqual([]);
});
