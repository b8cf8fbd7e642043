// `node --conditions=source run-source.js FILE` runs a TypeScript file and its imports from source. Imports nothing of
// the product, because its sources load only once this has run.
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';

/**
 * Transpiles a TypeScript file for Node as the build does: CommonJS, decorators with metadata. Does not check types.
 *
 * @param path absolute, for the source map
 * @throws Error that shows the location of a syntax error
 */
export function transpile(source: string, path: string): string {
  const { code } = transformSync(source, {
    filename: path,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    // Keeps import() for packages that are ES modules only.
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  return code;
}

interface CompilingModule extends Module {
  _compile(code: string, path: string): void;
}

if (require.main === module) {
  const load = createRequire(__filename);
  // Deprecated, but used by all such loaders, because Node 20 has no other hook for require.
  load.extensions['.ts'] = (target, path) =>
    (target as CompilingModule)._compile(transpile(readFileSync(path, 'utf8'), path), path);
  load(process.argv[2]!);
}
