import { transformSync } from '@swc/core';

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
