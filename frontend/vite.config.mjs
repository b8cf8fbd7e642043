import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { precompress } from './precompress.mjs';

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), !isSsrBuild && precompress()],
  // 'source' reads the contracts as they are written, so that this build needs no build of theirs.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['source', ...defaultServerConditions] },
    // One self-contained server bundle, so that it runs wherever npm puts the packages.
    noExternal: true,
  },
  // React's form is decided here, whatever NODE_ENV the server later runs with.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  build: {
    // An inlined picture would need data: in the content security policy.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/server', rolldownOptions: { input: 'src/entry-server.tsx' } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            // Two chunks that every page shares, in place of a dozen of some hundred bytes.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter)\// },
                  { name: 'shared', test: /\/frontend\/src\//, minShareCount: 2 },
                ],
              },
            },
          },
        }),
  },
}));
