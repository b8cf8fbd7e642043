import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(__dirname, '../../bootstrap.mjs')).href;

/** What a start under that version says on that day. */
function said(version: string, today: string): string {
  const program = `import { warnOfNodeEnd } from ${JSON.stringify(MODULE)};
    warnOfNodeEnd(${JSON.stringify(version)}, ${JSON.stringify(today)});`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([0, '']);
  return run.stderr;
}

test.each([
  ['20.19.0', '2026-11-29', '2026-04-30', 'Node 26'],
  ['23.11.1', '2026-11-29', '2025-06-01', 'Node 26'],
  ['25.2.0', '2026-11-29', '2026-06-01', 'Node 26'],
  ['22.12.0', '2027-05-01', '2027-04-30', 'Node 26'],
  ['26.4.0', '2031-01-01', '2029-04-30', 'a current version'],
])('Node %s gets no more fixes on %s, which one line says', (version, today, end, advice) => {
  expect(said(version, today)).toBe(
    `  ! Node ${version} gets no more security fixes since ${end}: install ${advice} from https://nodejs.org\n`,
  );
});

test.each([
  ['20.19.0', '2026-04-30'],
  ['22.12.0', '2026-11-29'],
  ['24.1.0', '2026-11-29'],
  ['26.0.0', '2026-11-29'],
  ['28.0.0', '2030-01-01'],
])('Node %s still gets fixes on %s, and nothing is said', (version, today) => {
  expect(said(version, today)).toBe('');
});
