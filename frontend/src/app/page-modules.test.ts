import { pageModules } from './page-modules';

describe('the modules of a page', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js'] },
    '_card.js': { file: 'assets/card.js' },
    'src/admin.tsx': { file: 'assets/admin.js' },
  };

  it('are the entry first, then what it and the page import, each once', () => {
    expect(pageModules(manifest, ['src/home.tsx'])).toEqual([
      '/assets/entry.js',
      '/assets/react.js',
      '/assets/home.js',
      '/assets/card.js',
    ]);
  });

  it('need a manifest of this build', () =>
    expect(() => pageModules({}, ['src/home.tsx'])).toThrow('build the frontend'));
});
