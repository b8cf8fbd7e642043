import { transformSync } from '@swc/core';

/**
 * Turns a TypeScript file into what Node runs, as the build would: decorators with their metadata, CommonJS. Types
 * are not checked.
 *
 * @param path absolute, for the source map
 * @throws Error that shows the place of a syntax error
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
    // Packages that are ES modules only are still imported, not required.
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  return code;
}
