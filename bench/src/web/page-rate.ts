import { atLeast, atMost, below, type Verdict } from '../throughput/figures';
import type { PageMetrics } from './lighthouse';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '@astaguide/testbed/cleanup';
import { countFailures } from '../load/load-report';
import { openBare, runLoad } from '../load/run-load';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;
/** Milliseconds. */
const REPACKED_AFTER = 500;

export interface PageRateContext extends Run {
  /** URL of the product, on this machine. */
  url: string;
  seconds: number;
}

/** Requests per second for a page. */
export interface PageRate {
  what: string;
  bytes: number;
  product: number;
  bare: number;
  /** Minimum ratio of the two. */
  target: number;
}

/** Ways to request a page. */
const asked: readonly { what: string; path: string; vary?: string; target: number }[] = [
  { what: 'cached', path: '/', target: 0.5 },
  // The home page ignores its query and is cached; the comparison reads filters from its query, so each is rendered.
  { what: 'rendered each time', path: '/comparison', vary: 'brand', target: 0.02 },
];

/** Measures the product, then a bare Fastify server that sends the same bytes. */
export async function measurePageRates(context: PageRateContext): Promise<PageRate[]> {
  const rates: PageRate[] = [];
  for (const { what, path, vary, target } of asked) {
    for (const acceptEncoding of ['br', 'identity']) {
      const address = new URL(vary ? `${path}?${vary}=once` : path, context.url).href;
      let page = await readPage(address, acceptEncoding);
      if (!vary) {
        // A page requested a second time is compressed again, with a higher level.
        await readPage(address, acceptEncoding);
        await sleep(REPACKED_AFTER);
        page = await readPage(address, acceptEncoding);
      }
      const file = join(context.runFolder, 'page');
      writeFileSync(file, page.body);
      const { port } = await openBare(context, { page: { file, headers: page.headers } });
      const bare = await measure(context, { port, path: '/', acceptEncoding });
      const productPort = Number(new URL(context.url).port);
      const load = { port: productPort, path, acceptEncoding, ...(vary && { vary }) };
      const product = await measure(context, load);
      rates.push({
        what: `${path} ${what}, ${acceptEncoding}`,
        bytes: page.body.length,
        product,
        bare,
        target,
      });
    }
  }
  return rates;
}

interface Page {
  body: Buffer;
  headers: Record<string, string>;
}

/** Reads the encoded body; fetch() would decompress it. */
function readPage(url: string, acceptEncoding: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const names = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];
      const headers = names.flatMap((name) => {
        const value = response.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      buffer(response).then(
        (body) => resolve({ body, headers: Object.fromEntries(headers) as Page['headers'] }),
        reject,
      );
    }).once('error', reject);
  });
}

async function measure(
  { seconds, ...run }: PageRateContext,
  load: { port: number; path: string; acceptEncoding: string; vary?: string },
): Promise<number> {
  const { acceptEncoding, ...address } = load;
  const report = await runLoad(run, {
    ...address,
    headers: { Accept: 'text/html', 'Accept-Encoding': acceptEncoding },
    connections: CONNECTIONS,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds,
  });
  const failed = report.refused + countFailures(report);
  if (failed > 0) throw new Error(`${failed} requests for a page failed`);
  return report.answered / seconds;
}

/** @returns verdicts on a page; the home page has higher targets */
export function judgePage(page: PageMetrics): Verdict[] {
  const { path } = page;
  const verdicts = [
    atLeast(`${path}: performance`, page.performance, 100, 0),
    atLeast(`${path}: accessibility`, page.accessibility, 100, 0),
    atLeast(`${path}: best practices`, page.bestPractices, 100, 0),
    atLeast(`${path}: SEO`, page.seo, 100, 0),
    below(`${path}: CLS`, page.cls, 0.02, 3),
    below(`${path}: TBT ms`, page.tbt, 100, 0),
    below(`${path}: LCP ms`, page.lcp, path === '/' ? 1200 : 1500, 0),
  ];
  if (path !== '/') return verdicts;
  return [...verdicts, atMost(`${path}: JS KB`, page.jsKb, 110), atMost(`${path}: CSS KB`, page.cssKb, 20)];
}

export function judgePageRate({ what, product, bare, target }: PageRate): Verdict {
  return atLeast(`${what}: ratio`, product / bare, target, 3);
}
