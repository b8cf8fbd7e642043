import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Launch options of the test browser. */
export interface BrowserLaunch {
  executablePath?: string;
  channel?: string;
  args: string[];
}

const ARGS = [
  // There is no sandbox in containers and for root; the tests open only the product.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // A browser that says that a program controls it is bot traffic.
  '--disable-blink-features=AutomationControlled',
];

/**
 * Finds a browser without downloading one: CHROMIUM_PATH if set, else the Chromium of an npm package (Linux on x64),
 * else an installed Chrome.
 *
 * @throws Error with one line that says what to install
 */
export async function findChromium(): Promise<BrowserLaunch> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no file ${given}`);
    return { executablePath: given, args: ARGS };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: ARGS };
  // The package includes the libraries, but unpacks them only if it detects a bare container.
  if (!hasLibrary('libnss3.so')) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: ARGS };
}

function hasLibrary(name: string): boolean {
  const libraries = spawnSync('ldconfig', ['-p'], { encoding: 'utf8' });
  return libraries.status === 0 && libraries.stdout.includes(name);
}
