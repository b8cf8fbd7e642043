import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { publishedPostsQuery, type BlogPostSummary } from '../../api/blog';
import { relatedPosts } from './related-posts';

/** Other articles on the subject; nothing if there are none, or the list cannot be loaded. */
export function RelatedArticles({ post }: { post: BlogPostSummary }) {
  const { data: all } = useQuery(publishedPostsQuery);
  const related = all ? relatedPosts(post, all) : [];
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related-articles" className="print:hidden">
      <h2 id="related-articles" className="text-xl">
        Related articles
      </h2>
      <ul className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ id, slug, title, category }) => (
          <li key={id} className="relative border-b border-line py-4">
            <p className="kicker text-muted">{category}</p>
            <p className="mt-1.5 font-display leading-snug font-semibold">
              <Link href={`/blog/${slug}`} className="title-link after:absolute after:inset-0">
                {title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
