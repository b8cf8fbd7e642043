import { join } from 'node:path';
import { readConfig } from './config';
import { assertPortFree } from './machine/port';
import { RunFile } from './services/run-file';
import { StartError } from './machine/start-error';

/** Told apart from a preflight that failed by itself, such as one whose dependencies are missing. */
const EXIT_CANNOT_START = 78;

/** Finds out whether a start can go well, before dependencies are installed and sources built. */
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
