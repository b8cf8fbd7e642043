import { findChromium } from './chromium';

/** Prints how to launch the tests' browser, as JSON: Playwright's configuration cannot wait for an unpacking. */
findChromium().then(
  (launch) => console.log(JSON.stringify(launch)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
