import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface VirtualListProps<Item> {
  /** Read out: what it lists. */
  label: string;
  items: readonly Item[];
  /** The same function in every render: another one has the whole list measured again. */
  keyOf: (item: Item) => string | number;
  /** A row's usual height, in pixels; each row is measured once it is drawn. */
  rowHeight: number;
  children: (item: Item) => ReactNode;
}

/** A list of any length that scrolls with the page and draws only the rows in sight. */
export function VirtualList<Item>({ label, items, keyOf, rowHeight, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    // What stands above the list may change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const getItemKey = useCallback((index: number) => keyOf(items[index]!), [items, keyOf]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey,
    scrollMargin: top,
    overscan: 8,
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative w-full"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          className="absolute inset-x-0 top-0 border-b border-line"
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  );
}
