import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('defences that can be switched off', () => {
  const list = `import { defences } from './infra/defences.mjs'; console.log(JSON.stringify(defences))`;
  const defences = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', list], { cwd: ROOT, encoding: 'utf8' }),
  ) as { name: string; file: string; from: string; test: string }[];

  it('are at least fifteen', () => expect(defences.length).toBeGreaterThanOrEqual(15));

  it.each(defences.map((defence) => [defence.name, defence] as const))(
    '%s: is in the built product once, and its test is there',
    (_name, { file, from, test }) => {
      expect(read(file).split(from)).toHaveLength(2);
      expect(existsSync(join(ROOT, test.split(' › ')[0]!))).toBe(true);
    },
  );
});
