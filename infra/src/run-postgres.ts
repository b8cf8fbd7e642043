import { startEmbeddedPostgres } from './launcher/postgres/embedded-postgres';

/**
 * `node run-postgres.js FOLDER`: an embedded PostgreSQL for tests and benchmarks. Prints one line of JSON,
 * `{"url", "pid"}` with the URL of its superuser, when it is ready, and stops on SIGTERM or when the parent process ends.
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
  // stdin closes when the parent process ends, for whatever reason.
  process.stdin.on('end', stop).on('error', stop).resume();
  console.log(JSON.stringify({ url: postgres.superuserUrl, pid: postgres.pid }));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
