import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface VirtualListProps<Item extends { id: number }> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Estimated row height, in pixels; rendered rows are measured. */
  rowHeight: number;
  children: (item: Item) => ReactNode;
}

/** A virtualized list that scrolls with the page and renders only the visible rows. */
export function VirtualList<Item extends { id: number }>({
  label,
  items,
  rowHeight,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    // Content above the list can change its height at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // A new function makes the list measure all rows again.
  const getItemKey = useCallback((index: number) => items[index]!.id, [items]);
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
