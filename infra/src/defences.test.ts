import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const LIST = `import { defences } from './infra/defences.mjs'; console.log(JSON.stringify(defences))`;
const defences = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', LIST], { cwd: ROOT, encoding: 'utf8' }),
) as { name: string; file: string; from: string; test: string }[];

it.each(defences)('the defence "$name" is in its source file once, and its test file exists', (defence) => {
  expect(readFileSync(join(ROOT, defence.file), 'utf8').split(defence.from)).toHaveLength(2);
  expect(existsSync(join(ROOT, defence.test.split(' › ')[0]!))).toBe(true);
});
