// `npm run eval:chat`: evaluates the assistant with the demo catalog.
import { largeKnowledge } from './demo-knowledge';
import { questionKinds } from './eval-question';
import { evalQuestions, isOnlyCounted } from './questions';
import { p95Of, runEval, type Result } from './run-eval';

/** The minimum share of right answers to the questions that are only counted. */
const MIN_RIGHT = 0.9;
/** The maximum difference between the two halves. */
const MAX_DIFFERENCE = 0.05;
/** Maximum 95th percentile of the CPU time of an answer, in milliseconds. */
const MOST_P95 = 20;

function main(): void {
  // Warm-up: the first answers are slower.
  runEval(evalQuestions.slice(0, 100));
  report(runEval(evalQuestions));
  const large = largeKnowledge();
  // Warm-up: the texts of each product are read with the first questions.
  runEval(evalQuestions.slice(0, 100), large);
  const p95 = p95Of(runEval(evalQuestions, large));
  printTarget(
    'p95 CPU time with 1,000 more products and 200 more articles',
    `${p95.toFixed(1)} ms (under ${MOST_P95} ms)`,
    p95 < MOST_P95,
  );
}

function report(results: readonly Result[]): void {
  const counted = results.filter(({ question }) => isOnlyCounted(question));
  const worked = results.filter((result) => !counted.includes(result));
  // Nobody looks at the failures of the other half.
  for (const { question, faults, response } of worked.filter(isWrong)) {
    console.log(
      `✗ ${question.turns.join(' → ')}\n    ${faults.join('; ')}\n    ${response.replaceAll('\n', '\n    ')}\n`,
    );
  }
  const wrongPrices = results.flatMap((result) => result.wrongPrices);
  for (const price of wrongPrices) console.log(`✗ wrong price: ${price}`);
  for (const kind of [...questionKinds, undefined]) {
    const figures = [worked, counted].map((half) =>
      shareOf(half.filter(({ question }) => question.kind === kind)),
    );
    console.log(
      `${(kind ?? 'earlier questions').padEnd(22)} ${figures.map(percent).join('   only counted ')}`,
    );
  }
  const [share, shareCounted] = [shareOf(worked), shareOf(counted)];
  const refused = shareOf(counted.filter(({ question }) => question.unknown));
  const withoutSource = results.filter(({ hasSource }) => !hasSource).length;
  const p95 = p95Of(results);
  const targets: [string, string, boolean][] = [
    ['right answers, worked with', percent(share), share.right >= MIN_RIGHT * share.of],
    ['right answers, only counted', percent(shareCounted), shareCounted.right >= MIN_RIGHT * shareCounted.of],
    ['what is not known is refused', percent(refused), refused.right >= MIN_RIGHT * refused.of],
    [
      'difference between the halves',
      `at most ${MAX_DIFFERENCE * 100} points`,
      Math.abs(share.right / share.of - shareCounted.right / shareCounted.of) <= MAX_DIFFERENCE,
    ],
    ['wrong prices', `${wrongPrices.length} (none)`, wrongPrices.length === 0],
    ['answers without a source', `${withoutSource} (none)`, withoutSource === 0],
    ['p95 CPU time', `${p95.toFixed(1)} ms (under ${MOST_P95} ms)`, p95 < MOST_P95],
  ];
  for (const target of targets) printTarget(...target);
}

function printTarget(name: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? '✓' : '✗'} ${name}: ${value}`);
  if (!isMet) process.exitCode = 1;
}

interface Share {
  right: number;
  of: number;
}

function shareOf(results: readonly Result[]): Share {
  return { right: results.filter((result) => !isWrong(result)).length, of: results.length };
}

function percent({ right, of }: Share): string {
  return `${((100 * right) / Math.max(1, of)).toFixed(1)} % of ${of}`;
}

function isWrong({ faults }: Result): boolean {
  return faults.length > 0;
}

main();
