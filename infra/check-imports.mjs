// `npm run check:imports`: checks the import and folder rules in the project, and that each rule fires on BROKEN.
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';

const config = join(root, '.dependency-cruiser.cjs');
const sources = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map(
  (name) => `${name}/src`,
);

/**
 * Maximum number of files directly in a folder. With more, it has a second subject, and both get a folder. Migrations
 * have one subject, and are only added.
 */
const MOST_FILES = 25;

const isTest = (file) => /\.(test|spec|fixture)\./.test(file);

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

/**
 * Rules that dependency-cruiser lacks, each with the function that finds what breaks it.
 *
 * @param modules as dependency-cruiser reports them: `{source, dependencies: [{resolved}]}`
 */
const ownRules = {
  'no-backward-imports': backwardImports,
  'no-crowded-folders': (_modules, folder) => crowdedFolders(folder, sources),
  'no-single-user-contracts': singleUserContracts,
};

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
    ...Object.entries(ownRules).flatMap(([rule, find]) =>
      find(modules, folder).map((text) => ({ rule, text })),
    ),
  ];
}

const found = violations(root);
for (const { rule, text } of found) console.error(`✗ ${rule}: ${text}`);

const broken = writeBroken();
const fired = new Set(violations(broken).map(({ rule }) => rule));
rmSync(broken, { recursive: true });
const { forbidden } = createRequire(import.meta.url)(config);
const rules = [...forbidden.map(({ name }) => name), ...Object.keys(ownRules)];
const silent = rules.filter((name) => !fired.has(name));
for (const name of silent) console.error(`✗ The rule ${name} does not fire on BROKEN`);
if (silent.length === 0) console.log(`✔ each of the ${fired.size} rules fires where it is broken`);

process.exit(found.length === 0 && silent.length === 0 ? 0 : 1);

/**
 * Finds import cycles between siblings (files or folders in one folder), direct or indirect. Without cycles, the
 * contents of every folder can be ordered so that each imports only what comes after it.
 *
 * @returns a line for each import that is part of a cycle
 */
function backwardImports(modules) {
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (!isOurs(source) || !isOurs(resolved)) continue;
      const [from, to] = [source.split('/'), resolved.split('/')];
      let depth = 0;
      while (from[depth] === to[depth]) depth++;
      const folder = from.slice(0, depth).join('/');
      if (!folders.has(folder)) folders.set(folder, []);
      folders.get(folder).push({ from: from[depth], to: to[depth], text: `${source} → ${resolved}` });
    }
  }
  return [...folders].flatMap(([folder, imports]) => {
    const below = reachable(imports);
    return imports
      .filter(({ from, to }) => below.get(to)?.has(from))
      .map(({ from, to, text }) => `in ${folder}/ ${from} and ${to} import each other: ${text}`);
  });
}

/** Whether a file is a source file of a workspace; tests may import anything. */
function isOurs(file) {
  return /^[a-z0-9]+\/src\//.test(file) && !/\.(test|spec|fixture)\.|\/testing\//.test(file);
}

/** The transitive imports of each name. */
function reachable(imports) {
  const direct = new Map();
  for (const { from, to } of imports) direct.set(from, (direct.get(from) ?? new Set()).add(to));
  return new Map(
    [...direct].map(([name, targets]) => {
      const found = new Set(targets);
      for (const target of found) direct.get(target)?.forEach((next) => found.add(next));
      return [name, found];
    }),
  );
}

/** @returns a line for each source folder with too many files */
function crowdedFolders(root, folders) {
  return folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    const inner = entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
    return [
      ...(files > MOST_FILES && !folder.endsWith('/migrations')
        ? [`${folder} holds ${files} files, ${MOST_FILES} at the most`]
        : []),
      ...crowdedFolders(root, inner),
    ];
  });
}

/**
 * Finds files of contracts/ that fewer than two of the product's workspaces use, directly or through other contracts.
 * Such a file belongs to its one user. Tests from outside and benches do not count.
 *
 * @returns a line for each such file
 */
function singleUserContracts(modules) {
  const users = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    for (const { resolved } of dependencies) {
      users.set(resolved, (users.get(resolved) ?? new Set()).add(source));
    }
  }
  const workspacesOf = (file, seen = new Set()) => {
    for (const user of users.get(file) ?? [])
      if (!seen.has(user)) {
        seen.add(user);
        if (user.startsWith('contracts/')) workspacesOf(user, seen);
      }
    return new Set(
      [...seen]
        .map((user) => user.split('/')[0])
        .filter((name) => !['contracts', 'testbed', 'e2e', 'bench'].includes(name)),
    );
  };
  return modules.flatMap(({ source }) => {
    if (!source.startsWith('contracts/src/') || isTest(source)) return [];
    const [user = 'no workspace', ...others] = workspacesOf(source);
    return others.length > 0 ? [] : [`${source} has ${user} as its only user`];
  });
}
