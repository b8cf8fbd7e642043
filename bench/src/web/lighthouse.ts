import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '@astaguide/testbed/server-process';

const run = promisify(execFile);

/**
 * The last version that runs on Node 20. Fetched by npx on demand, because as a dependency it would add 200 packages
 * (185 MB) to every install of the product.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATIENCE = 180_000;

/** How to launch a browser. */
export interface Browser {
  executablePath?: string;
  args: string[];
}

/** Lighthouse's results for a page. */
export interface PageMetrics {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Milliseconds. */
  tbt: number;
  /** Transferred size of scripts, compressed. */
  jsKb: number;
  cssKb: number;
  /** Failed audits that reduce the accessibility, best practices or SEO score. */
  failed: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
}

/** The browser of the end-to-end tests: CHROMIUM_PATH, or the one in their package. */
export async function findBrowser(): Promise<Browser> {
  const { stdout } = await run(process.execPath, [join(checkout, 'e2e', 'dist', 'find-browser.js')]);
  return JSON.parse(stdout) as Browser;
}

/** Measures a page as loaded by a phone on a slow network, with Lighthouse's default simulated throttling. */
export async function measurePage(
  url: string,
  path: string,
  browser: Browser,
  runFolder: string,
): Promise<PageMetrics> {
  const output = join(runFolder, 'lighthouse.json');
  const flags = ['--headless=new', ...browser.args].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  await run('npx', ['--yes', LIGHTHOUSE, new URL(path, url).href, ...options], {
    cwd: runFolder,
    timeout: PATIENCE,
    env: { ...process.env, ...(browser.executablePath && { CHROME_PATH: browser.executablePath }) },
  });
  return readReport(path, JSON.parse(readFileSync(output, 'utf8')) as Report);
}

/** @throws Error if Lighthouse could not load the page */
export function readReport(path: string, report: Report): PageMetrics {
  if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`);
  const { categories, audits } = report;
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
  const metric = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType: string;
    transferSize: number;
  }[];
  const kilobytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: metric('largest-contentful-paint'),
    cls: metric('cumulative-layout-shift'),
    tbt: metric('total-blocking-time'),
    jsKb: kilobytes('Script'),
    cssKb: kilobytes('Stylesheet'),
    failed: ['accessibility', 'best-practices', 'seo']
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
