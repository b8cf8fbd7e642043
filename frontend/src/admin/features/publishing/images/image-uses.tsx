import type { ImageUse } from '@astaguide/contracts/publishing/image';
import { Link } from 'wouter';
import { formatPlural } from '../../../../lib/format';

/** How the uses of an image are called, and the tab with their editor. */
export const kindsOfUse: Record<ImageUse['kind'], { label: string; tab: string }> = {
  product: { label: 'Product', tab: 'products' },
  post: { label: 'Blog post', tab: 'blog' },
  settings: { label: 'Settings', tab: 'settings' },
};

/** Places listed at once: a logo may be in hundreds of articles. */
const SHOWN = 2;

/** Where an image is used, with links to the editors. */
export function ImageUses({ uses }: { uses: ImageUse[] }) {
  if (uses.length === 0) return <p className="text-xs text-muted">Not used</p>;
  const [shown, folded] = [uses.slice(0, SHOWN), uses.slice(SHOWN)];
  return (
    <div className="min-w-0 text-xs">
      <p className="text-muted">Used in</p>
      <ul>{shown.map(toItem)}</ul>
      {folded.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1">{formatPlural(folded.length, 'more place')}</summary>
          <ul>{folded.map(toItem)}</ul>
        </details>
      )}
    </div>
  );
}

const toItem = (use: ImageUse) => (
  <li key={`${use.kind} ${use.id} ${use.name}`}>
    <Link
      href={editorAddress(use)}
      title={use.name}
      className="block w-fit max-w-full truncate rounded-sm py-1 underline underline-offset-4"
    >
      <span className="sr-only">{kindsOfUse[use.kind].label}: </span>
      {use.name}
    </Link>
  </li>
);

/** 'Product “Makani Tide”', 'Settings “Logo”'. */
export function describeUse({ kind, name }: ImageUse): string {
  return `${kindsOfUse[kind].label} “${name}”`;
}

function editorAddress({ kind, id }: ImageUse): string {
  return `/admin?tab=${kindsOfUse[kind].tab}${id === null ? '' : `&edit=${id}`}`;
}
