// `npm run check:imports`: the import rules hold in the project, and each of them fires where it is broken.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const require = createRequire(import.meta.url);
const config = join(root, '.dependency-cruiser.cjs');
const folders = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map(
  (name) => `${name}/src`,
);

function cruise(folder, parameters) {
  return spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      config,
      ...parameters,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
}

const project = cruise(root, ['--output-type', 'err', ...folders]);
process.stdout.write(project.stdout + project.stderr);

// A folder laid out like the project, in which every rule is broken once.
const broken = cruise(join(root, 'infra/import-rules/fixture'), ['--output-type', 'json', '.']);
const fired = new Set(JSON.parse(broken.stdout).summary.violations.map((violation) => violation.rule.name));
const silent = require(config)
  .forbidden.map((rule) => rule.name)
  .filter((name) => !fired.has(name));
for (const name of silent) console.error(`The rule ${name} does not fire in infra/import-rules/fixture`);
if (silent.length === 0) console.log(`✔ each of the ${fired.size} rules fires where it is broken`);

process.exit(project.status === 0 && silent.length === 0 ? 0 : 1);
