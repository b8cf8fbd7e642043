const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        keepClassNames: true,
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  rootDir: __dirname,
  transform,
  // Access through the sandbox doubled the time of tests that calculate much.
  sandboxInjectedGlobals: ['Math'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // Workspaces are read from their sources, so that a test never sees a stale build.
  moduleNameMapper: {
    '^@astaguide/(contracts|content|database|queues|outgoing|assistant|infra|testbed)/(.+)$':
      '<rootDir>/$1/src/$2',
  },
  // These ship only as ES modules, or do for browsers.
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|@preact/signals-core|n2words|wouter|regexparam|file-type|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities)/)',
  ],
};

module.exports = {
  // A busy machine is slow; the limit only catches tests that hang.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/*/src/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.(medium|long)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'component',
      testMatch: ['<rootDir>/frontend/src/**/*.test.tsx'],
      testEnvironment: '<rootDir>/infra/testing/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/set-up.ts'],
    },
    {
      ...shared,
      displayName: 'medium',
      testMatch: ['<rootDir>/*/src/**/*.medium.test.ts'],
      setupFiles: ['<rootDir>/testbed/src/away-from-midnight.ts'],
      globalSetup: '<rootDir>/testbed/src/start-test-services.ts',
      globalTeardown: '<rootDir>/testbed/src/stop-test-services.ts',
    },
    {
      ...shared,
      displayName: 'long',
      testMatch: ['<rootDir>/*/src/**/*.long.test.ts'],
      setupFiles: ['<rootDir>/testbed/src/away-from-midnight.ts'],
      globalSetup: '<rootDir>/testbed/src/start-test-services.ts',
      globalTeardown: '<rootDir>/testbed/src/stop-test-services.ts',
    },
  ],
};
