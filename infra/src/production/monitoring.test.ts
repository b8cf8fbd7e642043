import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = join(__dirname, '../../prometheus');
const read = (path: string): unknown => parse(readFileSync(join(folder, path), 'utf8'));

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'warning']) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = rulesSchema.parse(read('alerts.yml')).groups.flatMap(({ rules }) => rules);

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.log('promtool is not on this machine: the alert rules are not run');

it('warns of events that wait for a minute, and pages after five', () => {
  const limits = alerts
    .filter(({ expr }) => expr.includes('astaguide_oldest_unrecorded_event_seconds'))
    .map(({ expr, labels }) => [labels.severity, Number(/> (\d+)$/.exec(expr)![1])]);
  expect(limits).toEqual([
    ['warning', 60],
    ['page', 300],
  ]);
});

it('has a test for every alert', () => {
  const tests = JSON.stringify(read('alerts.test.yml'));
  expect(alerts.filter(({ alert }) => !tests.includes(`"alertname":"${alert}"`))).toEqual([]);
});

(hasPromtool ? it : it.skip)('raises each alert when it should and not before', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
