import { spawn } from 'node:child_process';
import { root } from '../bootstrap.mjs';

/**
 * Runs a program in the root folder.
 *
 * @param options.held buffers its output until it is done, because other programs run in parallel
 * @returns its exit code and output
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
