import { join } from 'node:path';
import { readConfig } from './config';
import { assertPortFree } from './machine/port';
import { RunFile } from './services/run-file';
import { StartError } from './machine/start-error';

/** Distinguishes a predicted failure from an error of the preflight itself, such as missing dependencies. */
const EXIT_CANNOT_START = 78;

/** Checks whether a start can succeed, before dependencies are installed and sources built. */
async function preflight(): Promise<void> {
  const config = readConfig(join(__dirname, '../..'));
  const runFile = await RunFile.claim(config.dataDir);
  try {
    await assertPortFree(config.port, config.host);
  } finally {
    runFile.release();
  }
}

preflight().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(`  ✗ ${error.message}`);
  process.exitCode = EXIT_CANNOT_START;
});
