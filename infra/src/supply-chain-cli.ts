import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  audit,
  inexactVersions,
  licenceList,
  type Manifest,
  undecidedScripts,
  unsealedPackages,
  unwelcomeLicences,
} from './supply-chain/checks';
import { lockFileSchema, packagesOf } from './supply-chain/lock-file';
import { SHIPPED } from './supply-chain/rules';

const root = join(__dirname, '../..');
const LIST = 'docs/licences.md';

interface RootManifest extends Manifest {
  workspaces: string[];
  allowScripts: Record<string, boolean>;
}

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = (file: string) => JSON.parse(text(file)) as RootManifest;

/** `npm run check:supply-chain`: checks the dependencies. With --write, updates the list of licences. */
function main(): void {
  const { workspaces, allowScripts } = manifest('package.json');
  const lock = lockFileSchema.parse(JSON.parse(text('package-lock.json')));
  const shipped = packagesOf(lock, SHIPPED);
  const list = licenceList(shipped);
  if (process.argv.includes('--write')) writeFileSync(join(root, LIST), list);
  const files = ['package.json', ...workspaces.map((name) => `${name}/package.json`)];

  const count = { passed: 0, failed: 0, skipped: 0 };
  const check = (what: string, problems: string[]) => {
    console.log([`${problems.length === 0 ? '✔' : '✘'} ${what}`, ...problems].join('\n    '));
    count[problems.length === 0 ? 'passed' : 'failed']++;
  };
  check(
    'versions are exact',
    files.flatMap((file) => inexactVersions(file, manifest(file))),
  );
  check('each locked package has its checksum, and no registry', unsealedPackages(lock));
  check('install scripts are decided on', undecidedScripts(lock, allowScripts));
  check(`${shipped.length} shipped packages have welcome licences`, unwelcomeLicences(shipped));
  check(
    `${LIST} is up to date`,
    text(LIST) === list ? [] : [`write it with npm run check:supply-chain -- --write`],
  );
  const audited = audit(root);
  if ('findings' in audited) {
    check('npm audit finds nothing high', audited.findings);
  } else {
    console.log(`- npm audit skipped, so no advisory was looked for: ${audited.skipped}`);
    count.skipped++;
  }
  console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}

main();
