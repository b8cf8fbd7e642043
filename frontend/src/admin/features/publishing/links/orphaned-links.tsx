import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { orphanedLinksQuery } from '../../../api/owner-products';
import { FirstItems } from '../../../ui/first-rows';

/** Links in posts to products that do not exist; nothing if there are none. */
export function OrphanedLinks() {
  const { data: orphans = [] } = useQuery(orphanedLinksQuery);
  if (orphans.length === 0) return null;
  return (
    <section aria-labelledby="orphaned-links" className="mt-6 border-t border-line pt-4">
      <h3 id="orphaned-links" className="text-base font-semibold">
        Links to deleted products
      </h3>
      <FirstItems rows={orphans} first={5} className="mt-2 text-sm">
        {({ post, target }, place) => (
          <li
            key={place}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-0"
          >
            <Link
              href={`/admin?tab=blog&edit=${post.id}`}
              className="font-semibold underline underline-offset-4 hover:text-accent"
            >
              {post.title}
            </Link>
            <span className="text-muted wrap-anywhere">{target}</span>
          </li>
        )}
      </FirstItems>
    </section>
  );
}
