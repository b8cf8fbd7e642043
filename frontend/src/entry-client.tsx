// In development it must come before every component; a build leaves it out.
import '@vitejs/plugin-react/preamble';
import './ui/design.css';
import { onPageVisible } from './lib/on-page-visible';

const told = document.querySelector<HTMLElement>('script[data-preloads]')?.dataset;
// The server's page is whole: it is shown first, with the line to itself, and comes alive after. The dashboard is
// drawn by its scripts alone; it has nothing to be shown before.
if (!told?.atOnce) await onPageVisible();
for (const href of told?.preloads?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
await import('./start');
