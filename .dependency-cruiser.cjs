/** Who may know whom. Each workspace lists the others it may import; npm packages only where they are limited. */
const workspaces = {
  contracts: { may: [], packages: ['zod'] },
  content: { may: [], packages: [] },
  database: { may: ['contracts'] },
  queues: { may: ['contracts'] },
  outgoing: { may: ['contracts'] },
  // The demo catalog is for the evaluation alone.
  assistant: { may: ['contracts', 'content', 'database/src/demo'] },
  backend: {
    may: [
      'contracts',
      'content',
      'database',
      'queues',
      'outgoing',
      'assistant/src(?!/evaluation)',
      'frontend/dist/server',
      'frontend/dist/types',
    ],
  },
  worker: { may: ['contracts', 'database', 'queues', 'outgoing'] },
  frontend: { may: ['contracts', 'content'] },
  // PostgreSQL and free ports as the product starts and finds them.
  testbed: { may: ['contracts', 'database', 'infra/src/launcher'] },
  e2e: { may: ['contracts', 'assistant/src/evaluation'] },
  bench: { may: ['contracts'] },
  infra: { may: ['contracts', 'database'] },
};

const anyWorkspace = `^(${Object.keys(workspaces).join('|')})/`;
const error = { severity: 'error' };

const workspaceRules = Object.entries(workspaces).map(([name, { may }]) => ({
  ...error,
  name: `${name}-knows-only-its-own`,
  from: { path: `^${name}/src/` },
  to: { path: anyWorkspace, pathNot: `^(${[name, 'testbed', ...may].join('|')})/` },
}));

const packageRules = Object.entries(workspaces)
  .filter(([, { packages }]) => packages)
  .map(([name, { packages }]) => ({
    ...error,
    name: `${name}-packages`,
    from: { path: `^${name}/src/`, pathNot: '\\.test\\.ts$' },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'],
      pathNot: packages.length > 0 ? `(^|/)node_modules/(${packages.join('|')})/` : '^$',
    },
  }));

/** Inside the frontend: app → site, admin → api, ui → lib. The site and the dashboard know nothing of each other. */
const layers = {
  lib: ['lib'],
  ui: ['ui', 'lib'],
  api: ['api', 'lib'],
  site: ['site', 'api', 'ui', 'lib'],
  admin: ['admin', 'api', 'ui', 'lib'],
  'admin/lib': ['admin/lib', 'lib'],
  'admin/ui': ['admin/ui', 'admin/lib', 'ui', 'lib'],
  'admin/api': ['admin/api', 'admin/lib', 'api', 'lib'],
  'admin/features': ['admin/features', 'admin/ui', 'admin/api', 'admin/lib', 'api', 'ui', 'lib'],
};
const layerRules = Object.entries(layers).map(([layer, may]) => ({
  ...error,
  name: `frontend-${layer.replace('/', '-')}-looks-down-only`,
  from: { path: `^frontend/src/${layer}/` },
  to: { path: '^frontend/src/', pathNot: `^frontend/src/(${[...may, 'testing'].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...workspaceRules,
    ...packageRules,
    ...layerRules,
    {
      ...error,
      name: 'frontend-site-feature-knows-no-feature',
      from: { path: '^frontend/src/site/([^/]+)/' },
      to: { path: '^frontend/src/site/', pathNot: '^frontend/src/site/$1/' },
    },
    {
      ...error,
      name: 'frontend-admin-feature-knows-no-feature',
      from: { path: '^frontend/src/admin/features/([^/]+)/' },
      to: { path: '^frontend/src/admin/features/', pathNot: '^frontend/src/admin/features/$1/' },
    },
    {
      ...error,
      // The server also renders the page of a share link, which no browser loads code for.
      name: 'frontend-one-page-opens-the-dashboard',
      from: {
        path: '^frontend/src/',
        pathNot: '^frontend/src/(admin/|app/pages/admin-page[.]|entry-server[.]tsx)',
      },
      to: { path: '^frontend/src/admin/' },
    },
    {
      ...error,
      name: 'frontend-tests-alone-know-testing',
      from: { path: '^frontend/src/', pathNot: '^frontend/src/(testing/|.+[.]test[.]tsx?$)' },
      to: { path: '^frontend/src/testing/' },
    },
    {
      ...error,
      name: 'tests-and-benches-alone-know-testbed',
      from: { path: '^[a-z0-9]+/src/', pathNot: '^(testbed|e2e|bench)/|[.](test|fixture)[.]tsx?$' },
      to: { path: '^testbed/' },
    },
    {
      ...error,
      name: 'assistant-evaluation-alone-knows-the-demo-catalog',
      from: { path: '^assistant/src/', pathNot: '^assistant/src/(evaluation/|.+[.]test[.]ts$)' },
      to: { path: '^(assistant/src/evaluation|database)/' },
    },
    {
      ...error,
      name: 'backend-repository-stays-in-its-module',
      from: { path: '^backend/src/([^/]+)/' },
      to: { path: '^backend/src/.+\\.repository\\.ts$', pathNot: '^backend/src/$1/' },
    },
    {
      ...error,
      name: 'backend-queries-stand-in-repositories',
      from: { path: '^backend/src/.+\\.(service|controller)\\.ts$' },
      to: { path: '(^|/)node_modules/(typeorm|pg)/' },
    },
    {
      ...error,
      name: 'backend-never-sees-the-frontend-source',
      from: { path: '^(backend|worker)/' },
      to: { path: '^frontend/src/' },
    },
    { ...error, name: 'no-cycles', from: {}, to: { circular: true } },
    { ...error, name: 'no-barrels', from: {}, to: { path: '^[a-z0-9]+/src/.*index[.]tsx?$' } },
    {
      ...error,
      name: 'no-unresolved',
      from: {},
      // Vite answers these itself.
      to: { couldNotResolve: true, pathNot: '[.](css|svg)' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
