import { scorePartTexts } from '@astaguide/content/about/score';
import { scoreProduct } from '@astaguide/contracts/catalog/product-score';
import type { Product } from '@astaguide/contracts/catalog/product';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { rankChangesQuery } from '../../api/products';
import { RankChangeList } from '../../ui/product/rank-change-list';
import { ShareBar } from '../../ui/product/share-bar';
import { PhoneFold } from '../../ui/phone-fold';
import { ReviewSection } from './parts/review-section';

/** A product's score by part with its version, how it got its rank, and how that rank changed. */
export function ScoreAndRank({ product }: { product: Product }) {
  const { version, total, of, parts } = scoreProduct(product);
  const { data: ranking } = useQuery(rankChangesQuery(product.id));
  return (
    <ReviewSection id="score" heading="Score and Rank">
      <p className="prose-links mt-3 max-w-[68ch] text-sm">
        Score:{' '}
        <strong className="font-display text-lg font-semibold text-accent tabular-nums">
          {total}/{of}
        </strong>{' '}
        (<Link href="/how-we-rank#score">how it’s calculated</Link>, version {version}).
        {ranking && ` ${rankText(product, ranking.scoreVersion)}`}
      </p>
      <PhoneFold anchor="score" label="Points and rank history">
        <dl className="mt-3 grid gap-x-10 text-sm sm:grid-cols-2 md:mt-4">
          {parts.map(({ part, points, of: most }) => (
            <div key={part} className="grid grid-cols-[1fr_auto] gap-x-4 py-1.5 md:py-2">
              <dt>{scorePartTexts[part].label}</dt>
              <dd className="tabular-nums">
                <span className="font-semibold">{points}</span>
                <span className="text-xs text-muted"> of {most}</span>
              </dd>
              <dd className="col-span-2 mt-1 text-accent">
                <ShareBar share={points / most} />
              </dd>
            </div>
          ))}
        </dl>
        {ranking && ranking.changes.length > 0 && (
          <>
            <h3 className="mt-6 mb-2.5 text-lg">Rank history</h3>
            <RankChangeList changes={ranking.changes} isOfOne />
          </>
        )}
      </PhoneFold>
    </ReviewSection>
  );
}

function rankText({ placement }: Product, scoreVersion: number | null): string {
  if (placement === null) return 'Not ranked: listed by its rating.';
  return scoreVersion === null ? `Ranked #${placement} by the owner.` : `Ranked #${placement} by its score.`;
}
