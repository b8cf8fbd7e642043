import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How to launch the browser of the tests. */
export interface BrowserLaunch {
  executablePath?: string;
  channel?: string;
  args: string[];
}

/** Containers and root have no sandbox; the tests open nothing but the product. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/**
 * Finds a browser without a download of its own: CHROMIUM_PATH where it is set, else the Chromium that an npm
 * package carries (Linux on x64), else the Chrome that is installed.
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
  // The package brings the libraries too, but unpacks them only where it believes to be in a bare container.
  if (!hasLibrary('libnss3.so')) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: ARGS };
}

function hasLibrary(name: string): boolean {
  const libraries = spawnSync('ldconfig', ['-p'], { encoding: 'utf8' });
  return libraries.status === 0 && libraries.stdout.includes(name);
}
