import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { precompress } from './precompress.mjs';
import { visitorModules } from './visitor-modules.mjs';

/** Visitors must not download what only the dashboard uses. */
const isAdmin = (id) => id.includes('/frontend/src/admin/') || id.endsWith('/app/pages/admin-page.tsx');
/** Modules of the pages of text; the home page has running text, too. */
const ofTextPages =
  /\/frontend\/src\/(site\/(reading|landing)|ui\/content\/(?!rich-text|cited-studies|article-|studies\/trial-count))/;
/** Texts of the owner with their sources, on the review page and on pages of text. */
const ofReviewsAndTexts =
  /\/frontend\/src\/ui\/content\/(html-|sources|studies\/(study-note|study-change-note|source-link))/;
/** What neither the home page nor most others need. The dashboard loads what is of the review page for its preview. */
const ofFewPages =
  /\/frontend\/src\/(site\/(review|comparison)\/|ui\/(product\/rank-change-list|not-found-page))/;
/** Modules of the other pages, and the numbers of trials that they state. */
const isOfSite = (id) =>
  id.endsWith('/content/src/studies/evidence.ts') ||
  (id.includes('/frontend/src/') && !ofFewPages.test(id) && !ofTextPages.test(id) && !isAdmin(id));

/** What the dashboard loads at once: its frame, and the overview. */
const isFirstScreen = (id) =>
  /\/admin\/dashboard\/(admin-page|analytics-panel|analytics-overview)\.tsx$/.test(id);
/** Modules with the library of charts, which other tabs do not need. */
const ofCharts = /node_modules|\/ui\/chart\/|\/features\/(analytics|earnings)\//;

const visitors = visitorModules(isAdmin, isFirstScreen);

/** The same in both builds: the server's HTML names the files that the client's build writes. */
const assetFileNames = 'assets/site/[name]-[hash][extname]';

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), !isSsrBuild && visitors.plugin, !isSsrBuild && precompress()],
  // 'source' reads the contracts as they are written, so that this build needs no build of theirs.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['source', ...defaultServerConditions] },
    // One self-contained server bundle, so that it runs wherever npm puts the packages. In development Node loads them.
    noExternal: command === 'build' || undefined,
  },
  // React's build (production or development) is chosen here, independent of the server's NODE_ENV.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  // Of the repository, only the sources of pages may be requested.
  server: {
    fs: { allow: ['src', 'node_modules', '../node_modules', '../contracts/src', '../content/src'] },
    watch: { ignored: ['**/dist/**'] },
  },
  build: {
    // An inlined picture would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Texts of the bundled libraries' licences, in .vite/license.md: their copies must contain them.
    license: true,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          rolldownOptions: { input: 'src/entry-server.tsx', output: { assetFileNames } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            // A few chunks that pages share, in place of dozens of some hundred bytes: what every page needs, the
            // dashboard included; what the site's pages share; and what home does not need.
            output: {
              entryFileNames: 'assets/site/[name]-[hash].js',
              assetFileNames,
              // A chunk without modules only passes on those of the module that it is named after.
              chunkFileNames: ({ moduleIds, facadeModuleId }) =>
                `assets/${visitors.mayLoad([...moduleIds, facadeModuleId ?? []].flat()) ? 'site' : 'admin'}/[name]-[hash].js`,
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core)|wouter)\//,
                    priority: 3,
                  },
                  {
                    name: 'shared',
                    // The site's sheet stays with the entry, where the backend finds it.
                    test: (id) => visitors.isOnEveryPage(id) && !id.endsWith('.css'),
                    priority: 2,
                  },
                  // Parts of the toasts that the dashboard's dialogs and tooltips share.
                  {
                    name: 'primitives',
                    test: (id) => id.includes('/@radix-ui/') && visitors.mayLoad([id]),
                    minShareCount: 2,
                    priority: 1,
                  },
                  { name: 'site', test: isOfSite, minShareCount: 2, priority: 1 },
                  { name: 'sources', test: ofReviewsAndTexts, minShareCount: 2, priority: 1 },
                  { name: 'text', test: ofTextPages, minShareCount: 2 },
                  { name: 'comparison', test: /\/frontend\/src\/site\/comparison\//, minShareCount: 2 },
                  {
                    name: 'dashboard',
                    test: (id) => visitors.isOnFirstScreen(id) && !ofCharts.test(id),
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        }),
  },
}));
