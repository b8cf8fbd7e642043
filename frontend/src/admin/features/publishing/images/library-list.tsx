import type { Image } from '@astaguide/contracts/publishing/image';
import {
  useDeferredValue,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { formatPlural } from '../../../../lib/format';
import { Notice } from '../../../../ui/notice';
import { ListBar, ListChoice } from '../../../ui/form/list-bar';
import { kilobytes, libraryGrid } from './library-picture';
import { libraryOrders, libraryParts, searchImages, type LibraryChoice } from './library-search';

/** Fewer images are seen at once: two rows on a wide screen. */
const SEARCHED_FROM = 11;

const everything: LibraryChoice = { search: '', part: 'all', order: 'newest' };

interface LibraryListProps {
  images: readonly Image[];
  /** The line with the number of images. */
  count?: RefObject<HTMLParagraphElement | null>;
  /** What is beside that line, and what is above the grid, for the images that are shown. */
  action?: (shown: readonly Image[]) => ReactNode;
  bar?: (shown: readonly Image[]) => ReactNode;
  children: (image: Image, index: number) => ReactNode;
}

/** The images of the library as a grid, with search, filter and order. Elements with `data-tile` are moved between by arrow keys. */
export function LibraryList({ images, count, action, bar, children }: LibraryListProps) {
  const [choice, setChoice] = useState(everything);
  const change = (changed: Partial<LibraryChoice>) => setChoice((before) => ({ ...before, ...changed }));
  // Deferred, so that typing stays responsive.
  const wanted = useDeferredValue(choice);
  const shown = useMemo(() => searchImages(images, wanted), [images, wanted]);
  const bytes = shown.reduce((sum, { size }) => sum + size, 0);
  return (
    <section aria-label="Image library">
      {(images.length >= SEARCHED_FROM || choice !== everything) && (
        <ListBar
          isNarrow
          searchLabel="Search images"
          search={choice.search}
          onSearch={(search) => change({ search })}
          choiceLabel="Show"
          choices={libraryParts}
          choice={choice.part}
          onChoose={(part) => change({ part })}
        >
          <ListChoice
            isNarrow
            choiceLabel="Sort by"
            choices={libraryOrders}
            choice={choice.order}
            onChoose={(order) => change({ order })}
          />
        </ListBar>
      )}
      <div className="my-3 flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p ref={count} tabIndex={-1} role="status" className="text-sm text-muted outline-none">
          {shown.length !== images.length && `${shown.length} of `}
          {formatPlural(images.length, 'image')}, {totalSize(bytes)}
        </p>
        {action?.(shown)}
      </div>
      {bar?.(shown)}
      {shown.length === 0 ? (
        <Notice title="No matching images" onRetry={() => setChoice(everything)} retryLabel="Show all images">
          Searched where images are used, their file names, and their sizes in pixels.
        </Notice>
      ) : (
        <ul aria-label="Images" className={libraryGrid} onKeyDown={moveFocus}>
          {shown.map((image, index) => (
            <li key={image.filename}>{children(image, index)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const MEGABYTE = 1024 * 1024;

/** '12.3 KB' or '3.4 MB'. */
const totalSize = (bytes: number) =>
  bytes < MEGABYTE ? kilobytes(bytes) : `${(bytes / MEGABYTE).toFixed(1)} MB`;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Arrow keys move between images, because Tab would take hundreds of steps. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const current = tiles.findIndex((tile) => tile === document.activeElement);
  const step = steps[event.key] ?? rowStep(event.key, event.currentTarget);
  if (step === undefined || current < 0) return;
  event.preventDefault();
  tiles[Math.min(tiles.length - 1, Math.max(0, current + step))]?.focus();
}

/** The step of ArrowUp and ArrowDown in the flat list: one row of images. */
function rowStep(key: string, { children }: HTMLUListElement): number | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const tops = [...children].map((item) => (item as HTMLElement).offsetTop);
  const columns = tops.filter((top) => top === tops[0]).length;
  return key === 'ArrowUp' ? -columns : columns;
}
