import { RANKING_ANCHOR } from '@astaguide/content/about/how-we-rank';
import { perMgText } from '../../../lib/catalog/product-texts';
import { scoreProduct } from '@astaguide/contracts/catalog/product-score';
import type { CommissionRate } from '@astaguide/contracts/earnings/commission';
import { unitPrices } from '@astaguide/content/claims';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { RankedProduct } from '../../../api/shown-products';
import { classNames } from '../../../lib/class-names';
import { PhoneFold } from '../../../ui/phone-fold';
import { formatCommission, formatPlural, formatPrice } from '../../../lib/format';

interface RankingTableProps {
  /** In the order to show. */
  products: readonly RankedProduct[];
  /** By product id; empty where the owner does not publish them. */
  commissions: ReadonlyMap<number, CommissionRate['commission']>;
  /** Whether the score has given the ranks; else the owner has. */
  isByScore: boolean;
  /** The rank that the score alone would give, by product id. */
  rankByScore: ReadonlyMap<number, number>;
}

const columns = ['Rank', 'Product', 'Commission', 'Score', 'Price', unitPrices.perMg.label, 'Rating'];

/**
 * The products with what each earns us, if that is public; on a phone each row is a card. The roles are explicit, because browsers drop
 * table semantics if CSS changes the display type.
 */
export function RankingTable({ products, commissions, isByScore, rankByScore }: RankingTableProps) {
  const hasCommissions = commissions.size > 0;
  const caption = `Products by rank, with the ${hasCommissions ? 'commission' : 'score'} of each`;
  return (
    <PhoneFold anchor={RANKING_ANCHOR} label="All figures of the list">
      <table role="table" className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns
              .filter((label) => hasCommissions || label !== 'Commission')
              .map((label) => (
                <th
                  key={label}
                  role="columnheader"
                  scope="col"
                  className="border-b border-edge py-2 pr-4 text-left text-xs font-semibold whitespace-nowrap text-muted last:pr-0 md:nth-[n+3]:text-right"
                >
                  {label}
                </th>
              ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {products.map((product) => (
            <Row
              key={product.id}
              product={product}
              commission={hasCommissions ? (commissions.get(product.id) ?? null) : undefined}
              isByScore={isByScore}
              rankByScore={rankByScore.get(product.id)!}
            />
          ))}
        </tbody>
      </table>
    </PhoneFold>
  );
}

interface RowProps {
  product: RankedProduct;
  /** Null: not entered. Undefined: not public. */
  commission: CommissionRate['commission'] | undefined;
  isByScore: boolean;
  rankByScore: number;
}

function Row({ product, commission, isByScore, rankByScore }: RowProps) {
  const { slug, name, brand, placement, price, rating, reviewCount } = product;
  const score = scoreProduct(product);
  return (
    <tr
      role="row"
      className="border-b border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3 max-md:rounded-md max-md:border max-md:bg-surface max-md:p-4"
    >
      <td
        role="cell"
        className="py-2 pr-4 align-top max-md:col-span-2 max-md:flex max-md:items-baseline max-md:gap-2 max-md:p-0"
      >
        <span
          className={classNames(
            'font-display text-lg font-semibold',
            placement === null ? 'text-muted' : 'text-accent',
          )}
        >
          {placement === null ? '–' : `#${placement}`}
        </span>{' '}
        <span className="block text-xs text-muted md:whitespace-nowrap">
          {placement === null ? 'By rating' : isByScore ? 'By score' : 'Owner’s rank'}
        </span>
        {!isByScore && (
          <span className="block text-xs text-muted md:whitespace-nowrap"> Rank by score: {rankByScore}</span>
        )}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="min-w-40 py-2 pr-4 text-left align-top font-normal max-md:col-span-2 max-md:p-0"
      >
        <Link
          href={`/review/${slug}`}
          className="inline-block py-0.5 font-display text-base leading-snug font-semibold wrap-anywhere title-link"
        >
          {name}
        </Link>
        <span className="block text-xs wrap-anywhere text-muted">{brand}</span>
      </th>
      {commission !== undefined && (
        <Cell label="Commission">
          {commission ? (
            <strong className="font-semibold">{formatCommission(commission)}</strong>
          ) : (
            'Not stated'
          )}
        </Cell>
      )}
      <Cell label="Score">
        {score.total} <span className="text-xs text-muted">of {score.of}</span>
      </Cell>
      <Cell label="Price">{formatPrice(price)}</Cell>
      <Cell label={unitPrices.perMg.label}>{perMgText(product) ?? 'Unknown'}</Cell>
      <Cell label="Rating">
        {reviewCount === 0 ? (
          'No ratings yet'
        ) : (
          <>
            {rating}/5
            <span className="block text-xs text-muted">{formatPlural(reviewCount, 'review')}</span>
          </>
        )}
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="py-2 pr-4 align-top whitespace-nowrap tabular-nums last:pr-0 max-md:p-0 md:text-right"
    >
      <span aria-hidden="true" className="block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
