import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
const documents = [...readdirSync(ROOT), ...inDocs.map((path) => join('docs', path))].filter((path) =>
  path.endsWith('.md'),
);
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
/** A path from the project's root, in code style and without placeholders. What is built is not in a checkout. */
const NAMED = new RegExp(`\`((?:${[...workspaces, 'docs'].join('|')})/(?!dist/)[\\w./-]*)\``, 'g');
const LINKED = /\]\((?!\w+:)([^)#\s]+)/g;

test('the README names the Node version of the image', () => {
  const dockerfile = readFileSync(join(ROOT, 'infra/images/Dockerfile'), 'utf8');
  const [, version] = /^FROM node:([\d.]+)-/m.exec(dockerfile)!;
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`Node ${version}`);
});

test.each(documents)('every file that %s names or links to is there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path]) => path!);
  const linked = [...text.matchAll(LINKED)].map(([, path]) => join(dirname(document), path!));
  expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
