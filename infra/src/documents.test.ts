import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const documents = ['', 'docs', 'docs/decisions', 'docs/operations'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const workspaces = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] })
  .workspaces;
/** A path from the project's root in code style, without placeholders; what is built is not in a checkout. */
const NAMED = new RegExp(`\`((?:${[...workspaces, 'docs'].join('|')})/(?!dist/)[\\w./-]*)\``, 'g');
const LINKED = /\]\((?!\w+:)([^)#\s]+)/g;

test.each(documents)('every file that %s names or links to is there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path]) => path!);
  const linked = [...text.matchAll(LINKED)].map(([, path]) => join(dirname(document), path!));
  expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
