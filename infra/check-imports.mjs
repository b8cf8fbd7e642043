// `npm run check:imports`: checks the import and folder rules in the project, and that each rule fires on BROKEN.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';
import { backwardImports } from './import-rules/backward-imports.mjs';
import { crowdedFolders } from './import-rules/crowded-folders.mjs';
import { singleUserContracts } from './import-rules/single-user-contracts.mjs';

const config = join(root, '.dependency-cruiser.cjs');
const sources = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map(
  (name) => `${name}/src`,
);

/** Files of a project that breaks every rule, with their imports. Other imported files are empty. */
const BROKEN = {
  'contracts/src/one.ts': ['../../database/src/thing', 'node:fs', './cycle', './barrel/index', './not-there'],
  'contracts/src/cycle.ts': ['./one'],
  'content/src/one.ts': ['../../contracts/src/thing', 'node:fs'],
  'database/src/one.ts': ['../../queues/src/thing'],
  'queues/src/one.ts': ['../../database/src/thing', '../../testbed/src/thing'],
  'outgoing/src/one.ts': ['../../database/src/thing'],
  'assistant/src/one.ts': ['../../database/src/thing'],
  'backend/src/one.ts': ['../../worker/src/thing', '../../frontend/src/thing'],
  'backend/src/publishing/blog/blog.service.ts': ['typeorm', '../../catalog/products/products.repository'],
  'worker/src/one.ts': ['../../backend/src/thing'],
  'worker/src/back/to.ts': ['../forth/thing'],
  'worker/src/forth/to.ts': ['../back/thing'],
  'testbed/src/one.ts': ['../../worker/src/thing'],
  'e2e/src/one.ts': ['../../backend/src/thing'],
  'bench/src/one.ts': ['../../worker/src/thing'],
  'infra/src/one.ts': ['../../queues/src/thing'],
  'frontend/src/one.ts': ['../../database/src/thing'],
  'frontend/src/app/one.ts': ['../testing/thing', '../admin/thing'],
  'frontend/src/lib/one.ts': ['../app/thing'],
  'frontend/src/ui/one.ts': ['../app/thing'],
  'frontend/src/api/one.ts': ['../app/thing'],
  'frontend/src/site/a/one.ts': ['../../app/thing', '../b/thing'],
  'frontend/src/admin/one.ts': ['../site/b/thing'],
  'frontend/src/admin/lib/one.ts': ['../features/a/thing'],
  'frontend/src/admin/ui/one.ts': ['../features/a/thing'],
  'frontend/src/admin/api/one.ts': ['../features/a/thing'],
  'frontend/src/admin/features/a/one.ts': ['../../../app/thing', '../b/thing'],
  ...Object.fromEntries(Array.from({ length: 26 }, (_, file) => [`worker/src/crowded/${file}.ts`, []])),
};

/** Writes BROKEN to a temporary folder. */
function writeBroken() {
  const folder = mkdtempSync(join(tmpdir(), 'astaguide-imports-'));
  const write = (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'a' });
  };
  for (const [file, imports] of Object.entries(BROKEN)) {
    write(join(folder, file), imports.map((name) => `import '${name}';\n`).join(''));
    for (const name of imports.filter((other) => other.startsWith('.') && other !== './not-there'))
      write(join(folder, dirname(file), `${name}.ts`), '');
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

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

const broken = writeBroken();
const fired = new Set(violations(broken).map(({ rule }) => rule));
rmSync(broken, { recursive: true });
const { forbidden } = createRequire(import.meta.url)(config);
const rules = [
  ...forbidden.map(({ name }) => name),
  'no-backward-imports',
  'no-crowded-folders',
  'no-single-user-contracts',
];
const silent = rules.filter((name) => !fired.has(name));
for (const name of silent) console.error(`✗ The rule ${name} does not fire on BROKEN`);
if (silent.length === 0) console.log(`✔ each of the ${fired.size} rules fires where it is broken`);

process.exit(found.length === 0 && silent.length === 0 ? 0 : 1);
