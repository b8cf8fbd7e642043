import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres';

/**
 * `node run-postgres.js FOLDER`: an embedded PostgreSQL for tests and benchmarks. Prints one line of JSON,
 * `{"url", "pid"}`, when it answers, and stops with SIGTERM or with the process that started it.
 */
async function main(dataDir: string | undefined): Promise<void> {
  if (!dataDir) throw new Error('usage: run-postgres.js <data folder>');
  const postgres = await startEmbeddedPostgres({ dataDir });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void postgres.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The pipe closes when whoever started this is gone, however it went.
  process.stdin.on('end', stop).on('error', stop).resume();
  console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid }));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
