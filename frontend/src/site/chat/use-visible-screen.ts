import { useSyncExternalStore, type CSSProperties } from 'react';

/**
 * The part of the window that no keyboard covers, as the style of what is fixed to its bottom: a keyboard on
 * the screen takes no height off a window.
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

/** Its height and what is hidden under it, in pixels; nothing where all is seen, or where the page is zoomed in. */
function current(): string {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return '';
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop);
  return hidden > 0 ? `${Math.round(view.height)} ${hidden}` : '';
}
