import { useSyncExternalStore, type CSSProperties } from 'react';

/**
 * Styles for an element fixed to the bottom, so that the on-screen keyboard does not cover it: the keyboard does not
 * shrink the window.
 */
export function useVisibleScreen(): CSSProperties | undefined {
  const visible = useSyncExternalStore(subscribe, current, () => '');
  if (visible === '') return undefined;
  const [height, bottom] = visible.split(' ');
  return { '--chat-screen': `${height}px`, '--chat-bottom': `${bottom}px` } as CSSProperties;
}

function subscribe(listener: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
}

/** '<height> <hidden below>' of the visual viewport, in pixels; '' if nothing is hidden or the page is zoomed in. */
function current(): string {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return '';
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop);
  return hidden > 0 ? `${Math.round(view.height)} ${hidden}` : '';
}
