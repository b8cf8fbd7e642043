import { pageAssets } from './page-assets';

describe('the files of a page', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry.js' },
    'src/start.tsx': { file: 'assets/start.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js', 'src/entry-client.tsx'] },
    '_card.js': { file: 'assets/card.js' },
    'src/admin.tsx': { file: 'assets/admin.js' },
  };

  it('are the entry, what it starts, and what the page imports, each once', () => {
    expect(pageAssets(manifest, 'src/home.tsx')).toEqual({
      script: '/assets/entry.js',
      preloads: ['/assets/start.js', '/assets/react.js', '/assets/home.js', '/assets/card.js'],
    });
  });

  it('need a manifest of this build', () =>
    expect(() => pageAssets({}, 'src/home.tsx')).toThrow('build the frontend'));
});
