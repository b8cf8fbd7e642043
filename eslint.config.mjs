import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const scripts = ['**/*.mjs', '**/*.cjs'];

/** Names what a literal has one by one; a spread of a literal only keeps the formatter from one name a line. */
const noSpreadLiterals = [
  'error',
  ...[
    'ObjectExpression > SpreadElement > ObjectExpression',
    'SpreadElement > ArrayExpression',
    'JSXSpreadAttribute > ObjectExpression',
  ].map((selector) => ({
    selector,
    message: 'Write the values of the literal in place of spreading it.',
  })),
];

/** Whole statements; locks and pings are none. */
const STATEMENT = String.raw`/^\s*(SELECT (?!pg_\w*advisory|1)|INSERT INTO |UPDATE \w+ |DELETE FROM |WITH \w+ )/`;
const noStatements = [`Literal[value=${STATEMENT}]`, `TemplateElement[value.raw=${STATEMENT}]`].map(
  (selector) => ({
    selector,
    message: 'Write it with TypeORM, or for the event store in a *.repository.ts or *.sql.ts file.',
  }),
);

/** Words for people, or of another century, that no test name and no log line needs: software has plainer verbs. */
const ODD_WORDS =
  /\b(told|tells?|hears?|heard|stands?|stood|anew|nobody|somebody|whoever|whom|those (that|who|which)|(is|are) none|of which|take[sn]? (leave|for)|so many|as good as|bears)\b/i;

/** Finds ODD_WORDS in the names of tests and in log lines. */
const plainEnglish = {
  meta: { schema: [{ enum: ['but not in tables'] }] },
  create: (context) => ({
    CallExpression({ callee, arguments: given }) {
      if (callee.property?.name === 'each' && context.options.length > 0) return;
      const texts = isTestCall(callee) ? namesIn(callee, given[0]) : isLogCall(callee) ? given : [];
      for (const node of texts) {
        const [word] = ODD_WORDS.exec(textOf(node)) ?? [];
        if (word) context.report({ node, message: `Write this in plain English, without '${word}'.` });
      }
    },
  }),
};

/** it(…), test.skip(…), describe.each(…)(…), onLinux(…) and the like. */
function isTestCall(callee) {
  const inner = callee.callee ?? callee.tag ?? callee.object;
  return inner ? isTestCall(inner) : /^(it|test|describe|(on|with)[A-Z]\w*)$/.test(callee.name);
}

/** The name of a test, or the first text of each row of `test.each([…])`, if several words: it is part of a name. */
function namesIn({ property }, given) {
  if (property?.name !== 'each') return given ? [given] : [];
  const firsts = (given?.elements ?? []).map((row) =>
    row?.type === 'ArrayExpression' ? row.elements[0] : row,
  );
  return firsts.filter((text) => text && textOf(text).includes(' '));
}

function isLogCall({ object, property }) {
  const methods = /^(trace|verbose|debug|log|info|warn|error|fatal)$/;
  return methods.test(property?.name) && /^(log|.*logger)$/i.test(object.property?.name ?? object.name);
}

function textOf({ type, value, quasis }) {
  if (type === 'TemplateLiteral') return quasis.map((quasi) => quasi.value.cooked).join(' ');
  return type === 'Literal' ? String(value) : '';
}

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', 'database/demo/'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-restricted-syntax': noSpreadLiterals,
      // A destructured key that is only omitted from the rest is unused.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read in config.ts alone.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // Nest's modules are classes that carry only their decorator.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['backend/src/**', 'worker/src/**', 'database/src/event-store/**'],
    ignores: ['**/*.sql.ts', '**/*.repository.ts', '**/*.test.ts', '**/*.fixture.ts'],
    rules: { 'no-restricted-syntax': [...noSpreadLiterals, ...noStatements] },
  },
  {
    files: ['*/src/**'],
    plugins: { astaguide: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'astaguide/plain-english': 'error' },
  },
  // Its tables have the words of visitors.
  { files: ['assistant/src/**'], rules: { 'astaguide/plain-english': ['error', 'but not in tables'] } },
  { files: ['frontend/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: [
      '**/config.ts',
      '**/*.config.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.fixture.ts',
      'testbed/**',
      'e2e/**',
      'bench/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'frontend/src/testing/*', 'e2e/*.config.ts'],
    languageOptions: { parserOptions: { projectService: false, project: './tsconfig.test.json' } },
    rules: {
      // A matcher such as expect.any() is typed any on purpose.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: scripts,
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
