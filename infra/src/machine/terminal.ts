/** All output of the launcher goes through this, so that a closed terminal causes no errors. */
export interface Terminal {
  /** Runs work and prints how long it took. `what` may depend on the result. */
  step<Result>(what: string | ((result: Result) => string), work: () => Promise<Result>): Promise<Result>;
  line(text: string): void;
  warn(text: string): void;
  fail(text: string): void;
}

/** Writes to standard output and standard error. */
export function openTerminal(): Terminal {
  // The terminal may close, or npm may end, while the processes are still being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    async step(what, work) {
      const startedAt = performance.now();
      const result = await work();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`  ✓ ${typeof what === 'string' ? what : what(result)} (${seconds} s)`);
      return result;
    },
    line: (text) => console.log(text),
    warn: (text) => console.error(`  ! ${text}`),
    fail: (text) => console.error(`  ✗ ${text}`),
  };
}
