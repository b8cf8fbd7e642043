import { formatCount } from '../../lib/format';

const outline = 'M10 1.8l2.5 5.1 5.6.8-4.05 3.95.96 5.6L10 14.6l-5.01 2.65.96-5.6L1.9 7.7l5.6-.8L10 1.8Z';
/** The left half of the same star. */
const half = 'M10 1.8v12.8l-5.01 2.65.96-5.6L1.9 7.7l5.6-.8L10 1.8Z';

/** A rating as five stars, with the number of reviews. Without reviews there is no rating. */
export function RatingStars({ rating, reviewCount }: { rating: string; reviewCount: number }) {
  if (reviewCount === 0) return <p className="text-sm text-muted">No ratings yet</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <span className="flex text-accent" role="img" aria-label={`${rating} out of 5 stars`}>
        {starsOf(Number(rating)).map((star, index) => (
          <svg key={index} viewBox="0 0 20 20" width="17" height="17" aria-hidden="true" focusable="false">
            <path d={outline} fill={star === 'full' ? 'currentColor' : 'none'} stroke="currentColor" />
            {star === 'half' && <path d={half} fill="currentColor" />}
          </svg>
        ))}
      </span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {rating}
      </span>
      <span className="text-xs text-muted">({formatCount(reviewCount)} reviews)</span>
    </p>
  );
}

type Star = 'full' | 'half' | 'empty';

/** The five stars of a rating: full stars up to the floor, a half star for a fraction of .5 or more. */
export function starsOf(rating: number): Star[] {
  const whole = Math.floor(rating);
  const hasHalf = rating - whole >= 0.5;
  return Array.from({ length: 5 }, (_, index) => {
    if (index < whole) return 'full';
    return index === whole && hasHalf ? 'half' : 'empty';
  });
}
