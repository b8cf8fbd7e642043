// `npm run eval:chat [-- FILE… --figures-only]`: evaluates the assistant with the demo catalog.
import { largeKnowledge } from './demo-knowledge';
import { isHeldOut, ownQuestionSets, questionKinds, readQuestionSet, type QuestionSet } from './question-set';
import { likelyTopic } from '../understanding/care/care-classifier';
import { p95Of, runEval, type Result } from './run-eval';

/** Targets. */
const MIN_RIGHT = 0.85;
const MIN_REFUSED = 0.9;
const MAX_FALSELY_UNKNOWN = 0.05;
const MAX_FALSE_ALARMS = 0.01;
/** Maximum 95th percentile of the CPU time of an answer, in milliseconds. */
const MAX_P95 = 20;

function main(): void {
  const given = process.argv.slice(2);
  const isFiguresOnly = given.includes('--figures-only');
  const files = given.filter((one) => !one.startsWith('--'));
  const sets = files.length > 0 ? files.map(readQuestionSet) : ownQuestionSets();
  // Warm-up: the first answers are slower.
  runEval(sets.flatMap(({ questions }) => questions).slice(0, 100));
  for (const set of sets) report(set, isFiguresOnly);
  const large = largeKnowledge();
  const questions = sets.flatMap((set) => set.questions);
  // Warm-up: the texts of each product are read with the first questions.
  runEval(questions.slice(0, 100), large);
  const p95 = p95Of(runEval(questions, large));
  const value = `${p95.toFixed(1)} ms (under ${MAX_P95} ms)`;
  printTarget('p95 CPU time with 1,000 more products and 200 more articles', value, p95 < MAX_P95);
}

function report({ name, questions }: QuestionSet, isFiguresOnly: boolean): void {
  const results = runEval(questions);
  if (!isFiguresOnly) results.filter((result) => !isHeldOut(result.question)).forEach(printFaults);
  console.log(`\n${name}: ${questions.length} questions`);
  for (const kind of questionKinds) {
    const some = results.filter(({ question }) => question.kind === kind);
    if (some.length > 0) console.log(`  ${kind.padEnd(20)} ${percent(shareOf(some, isRight))}`);
  }
  const answerable = results.filter(({ question }) => !question.unknown && !question.care);
  const unanswerable = results.filter(({ question }) => question.unknown);
  const harmless = results.filter(({ question }) => !question.care);
  const care = results.filter(({ question }) => question.care);
  const right = shareOf(results, isRight);
  const falselyUnknown = shareOf(answerable, ({ saysUnknown }) => saysUnknown);
  const refused = shareOf(unanswerable, ({ saysUnknown }) => saysUnknown);
  const alarms = shareOf(harmless, ({ answer }) => answer.care);
  const missed = shareOf(care, ({ answer }) => !answer.care);
  const heldOut = results.filter(({ question }) => isHeldOut(question));
  const prices = results.flatMap(({ wrongPrices }) => wrongPrices);
  const p95 = p95Of(results);
  if (!isFiguresOnly) for (const price of prices) console.log(`✗ wrong price: ${price}`);
  printTarget('right answers', percent(right), right.share >= MIN_RIGHT);
  console.log(`  of those held out: ${percent(shareOf(heldOut, isRight))}`);
  printTarget(
    'does not know though it knows',
    percent(falselyUnknown),
    falselyUnknown.share < MAX_FALSELY_UNKNOWN,
  );
  printTarget('says that it does not know where it cannot', percent(refused), refused.share >= MIN_REFUSED);
  printTarget('false alarms', percent(alarms), alarms.share < MAX_FALSE_ALARMS);
  printTarget('missed care', percent(missed), missed.count === 0);
  const isLikely = ({ question }: Result) => likelyTopic(question.turns.at(-1)!) !== undefined;
  console.log(`  care that the classifier finds alone: ${percent(shareOf(care, isLikely))}`);
  console.log(`  its false alarms: ${percent(shareOf(harmless, isLikely))}`);
  printTarget('wrong prices', String(prices.length), prices.length === 0);
  const withoutSource = results.filter(({ answer }) => answer.sources.length === 0).length;
  printTarget('answers without a source', String(withoutSource), withoutSource === 0);
  printTarget('p95 CPU time', `${p95.toFixed(1)} ms (under ${MAX_P95} ms)`, p95 < MAX_P95);
}

function printFaults({ question, faults, answer }: Result): void {
  if (faults.length === 0) return;
  const said = answer.response.replaceAll('\n', '\n    ');
  console.log(
    `✗ ${question.id} ${question.kind}: ${question.turns.join(' → ')}\n    ${faults.join('; ')}\n    ${said}\n`,
  );
}

function printTarget(name: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? '✓' : '✗'} ${name}: ${value}`);
  if (!isMet) process.exitCode = 1;
}

interface Share {
  count: number;
  of: number;
  share: number;
}

function shareOf(results: readonly Result[], is: (result: Result) => boolean): Share {
  const count = results.filter(is).length;
  return { count, of: results.length, share: results.length === 0 ? 0 : count / results.length };
}

function percent({ count, of, share }: Share): string {
  return `${(100 * share).toFixed(1)} % (${count} of ${of})`;
}

function isRight({ faults }: Result): boolean {
  return faults.length === 0;
}

main();
