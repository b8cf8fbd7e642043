// In development it must run before every component; it is not part of the build.
import '@vitejs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadJson } from './api/http';
import { createQueryClient } from './api/query-client';
import { App } from './app/app';
import { startScrollMemory } from './app/navigation/scroll-memory';
import { PAGE_STATE_ID, PAGE_STYLES_ID, type PageState } from './app/page-state';
import { matchRoute } from './app/routes';
import { startTracker } from './lib/tracker/tracker';

const stateJson = document.getElementById(PAGE_STATE_ID)?.textContent;
const styles = document.getElementById(PAGE_STYLES_ID)?.textContent;
if (!stateJson || !styles) throw new Error('The page carries no state');

startTracker();
startScrollMemory();
try {
  await matchRoute(window.location.pathname).route.page.preload();
} catch (error) {
  // Rendering tries again; if that fails too, the error boundary shows the error.
  console.error('The code of this page could not be loaded', error);
}
// Hydration in a transition is interruptible, so the page stays responsive.
startTransition(() => {
  hydrateRoot(
    document,
    <App
      client={createQueryClient(loadJson)}
      state={JSON.parse(stateJson) as PageState}
      stateJson={stateJson}
      styles={styles}
    />,
  );
});
