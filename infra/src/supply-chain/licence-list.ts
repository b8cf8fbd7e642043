import type { RegistryPackage } from './lock-file';
import { licenceOf } from './problems';
import { EXCEPTIONS, INSTALL_SCRIPTS, LICENCES_FOUND } from './rules';

const items = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

/** docs/licences.md: the packages by licence, and what was decided about single ones. */
export function licenceList(packages: readonly RegistryPackage[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const one of packages) {
    const licence = licenceOf(one) ?? 'none told';
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`\`${one.name}\` ${one.version}`));
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => `### ${licence}\n\n${items([...names].sort())}`);
  const exceptions = EXCEPTIONS.map(
    ({ packages: { source }, licences, reason }) => `${licences.join(', ')} (\`${source}\`): ${reason}.`,
  );
  const found = Object.entries(LICENCES_FOUND).map(
    ([name, { licence, where }]) => `\`${name}\`: ${licence}, says ${where}.`,
  );
  const scripts = Object.entries(INSTALL_SCRIPTS).map(
    ([name, { runs, reason }]) => `\`${name}\` ${runs ? 'runs' : 'does not run'}: it ${reason}.`,
  );
  return [
    '# Licences',
    'Written by `npm run check:supply-chain -- --write`, which also says when this page is out of date.',
    '## Install scripts',
    items(scripts),
    '## Licences that are not permissive',
    items(exceptions),
    '## Licences told elsewhere than usual',
    items(found),
    '## All packages that run on a server or in a browser, on any system',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
