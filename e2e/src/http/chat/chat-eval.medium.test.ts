import { evalQuestions } from '../../chat-eval/questions';
import { runEval, type Result } from '../../chat-eval/run-eval';
import type { Site } from '../../running-site';
import { siteForTests } from '../site-for-tests';

let site: Site;
let results: Result[];
siteForTests(async (shared) => {
  site = shared.site;
  results = await runEval(site.url, evalQuestions);
});

test('the set is large enough to mean something, and asks nothing twice', () => {
  const asked = evalQuestions.map(({ turns }) => turns.join(' → '));
  expect(asked.length).toBeGreaterThanOrEqual(120);
  expect(new Set(asked).size).toBe(asked.length);
});

test('at least 95 of 100 questions are answered right', () => {
  const wrong = results.filter(({ faults }) => faults.length > 0);
  const told = wrong.map(({ question, faults }) => `${question.turns.join(' → ')}: ${faults.join('; ')}`);
  expect({ wrong: told, isEnough: wrong.length <= results.length * 0.05 }).toEqual({
    wrong: told,
    isEnough: true,
  });
});

test('no answer states a wrong price', () => {
  expect(results.flatMap(({ wrongPrices }) => wrongPrices)).toEqual([]);
});

test('no answer is without a source, and every source is a page of the site', async () => {
  expect(results.filter(({ hasSource }) => !hasSource)).toEqual([]);
  const pages = new Set(results.flatMap(({ sources }) => sources.map(({ url }) => url)));
  for (const page of pages) expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200]);
}, 60_000);
