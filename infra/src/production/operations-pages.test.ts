import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../../..');
const folder = join(root, 'docs/operations');
const pages = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const all = pages.map(([, text]) => text).join('\n');

it('says what to do for every alert, and names no other', () => {
  const { groups } = parse(readFileSync(join(root, 'infra/prometheus/alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const headings = [...readFileSync(join(folder, 'alerts.md'), 'utf8').matchAll(/^## (\w+)$/gm)];
  expect(headings.map(([, name]) => name)).toEqual(alerts);
});

it('lists every variable of the compose file, and no other', () => {
  const taken = [...readFileSync(join(root, 'docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+):-/g)];
  const table = readFileSync(join(folder, 'install.md'), 'utf8').matchAll(/^ +\| (`[A-Z_`, ]+`) +\|/gm);
  const documented = [...table].flatMap(([, names]) => names!.replaceAll('`', '').split(', '));
  expect([...new Set(documented)].sort()).toEqual([...new Set(taken.map(([, name]) => name))].sort());
});

it.each(pages)('%s links to pages that are there', (name, text) => {
  for (const [, target] of text.matchAll(/\]\(([^)#]+)\)/g)) {
    expect([target, existsSync(join(dirname(join(folder, name)), target!))]).toEqual([target, true]);
  }
});

it('names only files, services and scripts that are there', () => {
  for (const [path] of all.matchAll(/\binfra\/(?!dist)[\w./-]+\.\w+/g)) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
  for (const [, workspace, script] of all.matchAll(/\b(infra|worker)\/dist\/([\w-]+)\.js/g)) {
    expect([script, existsSync(join(root, workspace!, 'src', `${script}.ts`))]).toEqual([script, true]);
  }
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as { services: object };
  for (const [, service] of all.matchAll(/docker compose (?:exec|restart|run --rm) (\w+)/g)) {
    expect(Object.keys(services)).toContain(service);
  }
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  for (const [, script] of all.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script!]);
});
