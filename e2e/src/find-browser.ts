import { findChromium } from './chromium';

/** Prints the browser's launch options as JSON, because Playwright's configuration cannot wait for unpacking. */
findChromium().then(
  (launch) => console.log(JSON.stringify(launch)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
