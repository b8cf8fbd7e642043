import './ui/design.css';
import { pageShown } from './lib/page-shown';

// The server's page is whole: it is shown first, with the line to itself, and comes alive after.
await pageShown();
const preloads = document.querySelector<HTMLElement>('script[data-preloads]')?.dataset.preloads;
for (const href of preloads?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
await import('./start');
