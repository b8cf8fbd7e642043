import type { ImageUse } from '@astaguide/contracts/publishing/image';
import { Link } from 'wouter';
import { formatPlural } from '../../../../lib/format';

/** How the uses of an image are called, and the tab with their editor. */
export const kindsOfUse: Record<ImageUse['kind'], { label: string; tab: string }> = {
  product: { label: 'Product', tab: 'products' },
  post: { label: 'Blog post', tab: 'blog' },
  settings: { label: 'Settings', tab: 'settings' },
};

/** Where an image is used, with links to the editors. Several are folded, so that all cards have one height. */
export function ImageUses({ uses }: { uses: ImageUse[] }) {
  if (uses.length === 0) return <p className="py-0.5 text-xs text-muted">Not used</p>;
  const list = <ul className="min-w-0 text-xs">{uses.map(toItem)}</ul>;
  if (uses.length === 1) return list;
  return (
    <details className="min-w-0 text-xs">
      <summary className="w-fit cursor-pointer">Used in {formatPlural(uses.length, 'place')}</summary>
      {list}
    </details>
  );
}

const toItem = (use: ImageUse) => (
  <li key={`${use.kind} ${use.id} ${use.name}`}>
    <Link
      href={editorAddress(use)}
      title={use.name}
      className="block w-fit max-w-full truncate rounded-sm py-0.5 underline underline-offset-4"
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
