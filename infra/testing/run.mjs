import { spawn } from 'node:child_process';
import { root } from '../bootstrap.mjs';

/**
 * Runs a program in the root folder.
 *
 * @param options.held keeps back what it writes, to be shown when it is done: other programs run beside it
 * @returns its exit code and all it wrote
 */
export function run(command, parameters, { environment = {}, held = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => {
        output += chunk;
        if (!held) to.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
