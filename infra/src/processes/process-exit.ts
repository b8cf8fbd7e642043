/** Says how a process ended, such as `exit code 1` or `signal SIGKILL`. */
export function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}
