import { StartError } from '../machine/start-error';
import { inspectFlags } from './inspect-flags';

test('Without --inspect no process listens for a debugger', () => {
  expect(inspectFlags(undefined)).toEqual({ backend: [], worker: [] });
});

test('The backend takes the port that is given, or 9229, and the worker the next one', () => {
  expect(inspectFlags('--inspect')).toEqual({ backend: ['--inspect=9229'], worker: ['--inspect=9230'] });
  expect(inspectFlags('--inspect=9400')).toEqual({ backend: ['--inspect=9400'], worker: ['--inspect=9401'] });
});

test.each(['--inspect=', '--inspect=0', '--inspect=65535', '--inspect=host:9229', '--inspect-brk'])(
  '%s is refused',
  (argument) => {
    expect(() => inspectFlags(argument)).toThrow(StartError);
  },
);
