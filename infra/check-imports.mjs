// `npm run check:imports`: checks the import and folder rules in the project, and that each rule fails on its fixture.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { backwardImports } from './import-rules/backward-imports.mjs';
import { crowdedFolders } from './import-rules/crowded-folders.mjs';
import { singleUserContracts } from './import-rules/single-user-contracts.mjs';

const config = join(root, '.dependency-cruiser.cjs');
const fixture = join(root, 'infra/import-rules/fixture');
const sources = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map(
  (name) => `${name}/src`,
);

/** The violations in a folder with the project's structure: one line each, by rule. */
function violations(folder) {
  const parameters = ['--config', config, '--output-type', 'json', ...sources];
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 };
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...parameters], options);
  if (!stdout) throw new Error(stderr);
  const { modules, summary } = JSON.parse(stdout);
  console.log(`${modules.length} modules, ${summary.totalDependenciesCruised} imports`);
  return [
    ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, text: `${from} → ${to}` })),
    ...backwardImports(modules).map((text) => ({ rule: 'no-backward-imports', text })),
    ...crowdedFolders(folder, sources).map((text) => ({ rule: 'no-crowded-folders', text })),
    ...singleUserContracts(modules).map((text) => ({ rule: 'no-single-user-contracts', text })),
  ];
}

const found = violations(root);
for (const { rule, text } of found) console.error(`✗ ${rule}: ${text}`);

const fired = new Set(violations(fixture).map(({ rule }) => rule));
const { forbidden } = createRequire(import.meta.url)(config);
const rules = [
  ...forbidden.map(({ name }) => name),
  'no-backward-imports',
  'no-crowded-folders',
  'no-single-user-contracts',
];
const silent = rules.filter((name) => !fired.has(name));
for (const name of silent) console.error(`✗ The rule ${name} does not fire in infra/import-rules/fixture`);
if (silent.length === 0) console.log(`✔ each of the ${fired.size} rules fires where it is broken`);

process.exit(found.length === 0 && silent.length === 0 ? 0 : 1);
