import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const vulnerabilitySchema = z.object({ name: z.string(), severity: z.string() });
const refusalSchema = z.object({ message: z.string().min(1) });
const reportSchema = z.object({ vulnerabilities: z.record(z.string(), vulnerabilitySchema) });

/** Findings that fail the check, or why there are none to be had. */
export type Audit = { findings: string[] } | { skipped: string };

/** What npm's advisories say of the packages in the lock file; a registry without them is no failure. */
export function audit(root: string): Audit {
  const parameters = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout, error } = spawnSync('npm', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return error ? { skipped: error.message } : readAudit(stdout);
}

/** Reads the JSON that `npm audit` prints. */
export function readAudit(output: string): Audit {
  const answer = asJson(output);
  const report = reportSchema.safeParse(answer);
  if (!report.success) {
    const { data: refusal } = refusalSchema.safeParse(answer);
    return { skipped: refusal?.message ?? 'the registry answers no audit' };
  }
  const findings = Object.values(report.data.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} has an advisory of severity ${severity}: see npm audit`);
  return { findings };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
