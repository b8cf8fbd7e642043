import type { Site } from '@astaguide/testbed/launched-site';
import { questionKinds } from '../../chat-eval/eval-question';
import { evalQuestions, isOnlyCounted } from '../../chat-eval/questions';
import { runEval, type Result } from '../../chat-eval/run-eval';
import { siteForTests } from '../site-for-tests';

let site: Site;
let results: Result[];
siteForTests(async (shared) => {
  site = shared.site;
  results = await runEval(site.url, evalQuestions);
});

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

test('no answer is without a source, and every source is a page of the site', async () => {
  expect(results.filter(({ hasSource }) => !hasSource)).toEqual([]);
  const pages = new Set(results.flatMap(({ sources }) => sources.map(({ url }) => url)));
  for (const page of pages) expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200]);
}, 60_000);
