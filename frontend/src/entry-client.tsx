// In development it must run before every component; it is not part of the build.
import '@vitejs/plugin-react/preamble';
import './ui/design.css';
import { onPageVisible } from './lib/on-page-visible';

const hints = document.querySelector<HTMLElement>('script[data-preloads]')?.dataset;
// The server's HTML is complete, so it gets the bandwidth first, and hydration follows. The dashboard is rendered in
// the browser only, so it starts at once.
if (!hints?.atOnce) await onPageVisible();
for (const href of hints?.preloads?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
await import('./start');
