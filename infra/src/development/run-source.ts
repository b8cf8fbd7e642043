// Runs a TypeScript file and what it requires from the sources: `node --conditions=source run-source.js FILE`.
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { transpile } from './transpile';

interface CompilingModule extends Module {
  _compile(code: string, path: string): void;
}

const load = createRequire(__filename);
// Documented as deprecated, and what every loader of this kind uses: require has no other hook in Node 20.
load.extensions['.ts'] = (module, path) =>
  (module as CompilingModule)._compile(transpile(readFileSync(path, 'utf8'), path), path);

load(process.argv[2]!);
