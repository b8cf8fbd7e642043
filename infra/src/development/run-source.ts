// Runs a TypeScript file and its imports from source: `node --conditions=source run-source.js FILE`.
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { transpile } from './transpile';

interface CompilingModule extends Module {
  _compile(code: string, path: string): void;
}

const load = createRequire(__filename);
// Deprecated, but used by all such loaders, because Node 20 has no other hook for require.
load.extensions['.ts'] = (module, path) =>
  (module as CompilingModule)._compile(transpile(readFileSync(path, 'utf8'), path), path);

load(process.argv[2]!);
