import type { ImageUse } from '@astaguide/contracts/publishing/image';
import { Link } from 'wouter';

const kinds: Record<ImageUse['kind'], { label: string; tab: string }> = {
  product: { label: 'Product', tab: 'products' },
  post: { label: 'Blog post', tab: 'blog' },
  settings: { label: 'Settings', tab: 'settings' },
};

/** Where an image is used, with links to the editors. */
export function ImageUses({ uses }: { uses: ImageUse[] }) {
  if (uses.length === 0) return <p className="text-xs text-muted">Not used</p>;
  return (
    <div className="text-xs">
      <p className="text-muted">Used in</p>
      <ul>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.name}`}>
            <Link
              href={editorAddress(use)}
              className="inline-block max-w-full truncate rounded-sm py-1 underline underline-offset-4"
            >
              <span className="sr-only">{kinds[use.kind].label}: </span>
              {use.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'Product “Makani Tide”', 'Settings “Logo”'. */
export function describeUse({ kind, name }: ImageUse): string {
  return `${kinds[kind].label} “${name}”`;
}

function editorAddress({ kind, id }: ImageUse): string {
  return `/admin?tab=${kinds[kind].tab}${id === null ? '' : `&edit=${id}`}`;
}
