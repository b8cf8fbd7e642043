// `npm run eval:chat [url]`: evaluates the assistant. Without a URL it starts a site.
import { startSite } from '../running-site';
import { evalQuestions } from './questions';
import { latencyP95, runEval, type Result } from './run-eval';

/** The minimum share of right answers. */
const MIN_RIGHT = 0.95;
/** Maximum 95th percentile of the latency, in milliseconds. */
const MOST_P95 = 50;

async function main(): Promise<void> {
  const given = process.argv[2];
  const site = given === undefined ? await startSite({ TRUST_PROXY: '1' }) : undefined;
  try {
    const url = given ?? site!.url;
    // Warm-up: the first answers are slower.
    await runEval(url, evalQuestions.slice(0, 10));
    report(await runEval(url, evalQuestions));
  } finally {
    await site?.stop();
  }
}

function report(results: readonly Result[]): void {
  const wrong = results.filter(({ faults }) => faults.length > 0);
  for (const { question, faults, response } of wrong) {
    console.log(
      `✗ ${question.turns.join(' → ')}\n    ${faults.join('; ')}\n    ${response.replaceAll('\n', '\n    ')}\n`,
    );
  }
  const wrongPrices = results.flatMap((result) => result.wrongPrices);
  for (const price of wrongPrices) console.log(`✗ wrong price: ${price}`);
  const right = (results.length - wrong.length) / results.length;
  const withoutSource = results.filter(({ hasSource }) => !hasSource).length;
  const p95 = latencyP95(results);
  const targets: [string, string, boolean][] = [
    [
      'right answers',
      `${(right * 100).toFixed(1)} % of ${results.length} (at least ${MIN_RIGHT * 100} %)`,
      right >= MIN_RIGHT,
    ],
    ['wrong prices', `${wrongPrices.length} (none)`, wrongPrices.length === 0],
    ['answers without a source', `${withoutSource} (none)`, withoutSource === 0],
    ['p95 latency', `${p95.toFixed(1)} ms (under ${MOST_P95} ms)`, p95 < MOST_P95],
  ];
  for (const [name, value, isMet] of targets) console.log(`${isMet ? '✓' : '✗'} ${name}: ${value}`);
  if (targets.some(([, , isMet]) => !isMet)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
