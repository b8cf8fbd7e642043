import { StartError } from '../machine/start-error';
import type { ProcessName } from './watch-sources';

const DEFAULT_PORT = 9229;

/**
 * Node's flags for the debugger: the backend listens on the given port, the worker on the next one.
 *
 * @param argument '--inspect' or '--inspect=PORT'
 * @throws StartError for anything else
 */
export function inspectFlags(argument: string | undefined): Record<ProcessName, string[]> {
  if (argument === undefined) return { backend: [], worker: [] };
  const [, digits] = /^--inspect(?:=(\d{1,5}))?$/.exec(argument) ?? [undefined, '0'];
  const port = digits === undefined ? DEFAULT_PORT : Number(digits);
  if (port < 1 || port > 65_534) {
    throw new StartError(`expected --inspect or --inspect=PORT with a port from 1 to 65534, got ${argument}`);
  }
  return { backend: [`--inspect=${port}`], worker: [`--inspect=${port + 1}`] };
}
