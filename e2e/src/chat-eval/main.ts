// `npm run eval:chat [url]`: evaluates the assistant. Without a URL it starts a site.
import { embeddedDatabase, startSite } from '@astaguide/testbed/launched-site';
import { questionKinds } from './eval-question';
import { evalQuestions, isOnlyCounted } from './questions';
import { fillSite, latencyOfMany } from './measure-load';
import { latencyP95, runEval, type Result } from './run-eval';

/** The minimum share of right answers to the questions that are only counted. */
const MIN_RIGHT = 0.9;
/** The maximum difference between the two halves. */
const MAX_DIFFERENCE = 0.05;
/** Maximum 95th percentile of the latency, in milliseconds. */
const MOST_P95 = 20;

/** The same with 16 questions at once. */
const MOST_P95_OF_MANY = 300;

async function main(): Promise<void> {
  const given = process.argv[2];
  const site = given === undefined ? await startSite({ TRUST_PROXY: '1' }) : undefined;
  try {
    const url = given ?? site!.url;
    // Warm-up: the first answers are slower.
    await runEval(url, evalQuestions.slice(0, 10));
    report(await runEval(url, evalQuestions));
    if (!site) return;
    const database = await embeddedDatabase(site);
    await fillSite(database).finally(() => database.end());
    // Warm-up: the texts of each product are read with the first questions.
    await latencyOfMany(url, evalQuestions.slice(0, 100));
    const many = await latencyOfMany(url, evalQuestions);
    printTarget(
      'p95 with 16 at once, 1,000 more products and 200 more articles',
      `${many.toFixed(0)} ms (under ${MOST_P95_OF_MANY} ms)`,
      many < MOST_P95_OF_MANY,
    );
  } finally {
    await site?.stop();
  }
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
  const p95 = latencyP95(results);
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
    ['p95 latency', `${p95.toFixed(1)} ms (under ${MOST_P95} ms)`, p95 < MOST_P95],
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

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
