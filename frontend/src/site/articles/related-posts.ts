import type { BlogPostSummary } from '../../api/blog';

const SHOWN = 3;

/** Words that say nothing about the subject of an article on this site. */
const everywhere = new Set([
  'astaxanthin',
  'about',
  'what',
  'with',
  'from',
  'that',
  'does',
  'human',
  'trial',
  'show',
]);

/** Up to three other articles by subject: those that share most words of title and excerpt, then the category's. */
export function relatedPosts(post: BlogPostSummary, all: readonly BlogPostSummary[]): BlogPostSummary[] {
  const words = subjectWords(post);
  const score = (other: BlogPostSummary) =>
    [...subjectWords(other)].filter((word) => words.has(word)).length +
    (other.category === post.category ? 2 : 0);
  return all
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, points: score(other) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

function subjectWords({ title, excerpt }: BlogPostSummary): Set<string> {
  const words = `${title} ${excerpt}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !everywhere.has(word)));
}
