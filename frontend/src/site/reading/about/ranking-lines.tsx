import { scoreParts } from '@astaguide/contracts/catalog/product-score';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { CommissionRate } from '@astaguide/contracts/earnings/commission';
import { scorePartTexts } from '@astaguide/content/about/score';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { RankedProduct } from '../../../api/shown-products';
import { formatCommission } from '../../../lib/format';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import { Button } from '../../../ui/button';
import {
  MOST_WEIGHT,
  orderByWeights,
  publishedWeights,
  readWeights,
  writeWeights,
  type Weights,
} from './ranking-weights';

/** The height of a row: lines join rows of two lists, so all have the same. */
const rowHeight = 'h-17 sm:h-14';
/** Longer lists are compared in the table alone. */
const MOST_ROWS = 30;
/** Pause after the last change before the address keeps it, in milliseconds: browsers limit how often it may change. */
const PAUSE_MS = 300;

interface RankingLinesProps {
  products: readonly RankedProduct[];
  /** By product id; empty where the owner does not publish them. */
  commissions: ReadonlyMap<number, CommissionRate['commission']>;
  /** Whether the score has given the ranks; else the owner has. */
  isByScore: boolean;
}

/** The site's order beside the one of the reader's own weights, with a line from each product to itself. */
export function RankingLines({ products, commissions, isByScore }: RankingLinesProps) {
  const [search, setSearch] = useSearchParams();
  const isAlive = useHydrated();
  // The server renders one page for all weights.
  const [chosen, setChosen] = useState<Weights>();
  const weights = chosen ?? (isAlive ? readWeights(search) : publishedWeights);
  const isPublished = scoreParts.every((part) => weights[part] === publishedWeights[part]);

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(
      () => setSearch((current) => writeWeights(current, chosen), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [chosen, setSearch]);

  const ours = sortProducts<RankedProduct>(products).slice(0, MOST_ROWS);
  const yours = orderByWeights(ours, weights);
  const places = new Map(ours.map(({ id }, place) => [id, place]));
  const heading = isPublished ? 'By score' : 'Your order';
  return (
    <div className="mb-8">
      <fieldset disabled={!isAlive} className="rounded-md border border-line bg-surface p-4 sm:p-5">
        <legend className="contents">
          <span className="font-display text-lg font-semibold">What matters to you?</span>
        </legend>
        <p className="mt-1 max-w-[68ch] text-sm text-muted">
          Each part of the score counts as much as you say. The address keeps your weights.
        </p>
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-3 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {scoreParts.map((part) => (
            <label key={part} className="block text-sm">
              <span className="flex justify-between gap-3">
                <span className="font-semibold">{scorePartTexts[part].label}</span>
                <span className="text-muted tabular-nums">{weights[part]}</span>
              </span>
              <input
                type="range"
                min={0}
                max={MOST_WEIGHT}
                step={5}
                value={weights[part]}
                className="h-8 w-full cursor-pointer accent-(--accent)"
                onChange={({ target }) => setChosen({ ...weights, [part]: Number(target.value) })}
              />
            </label>
          ))}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="quiet" isCompact disabled={isPublished} onClick={() => setChosen(publishedWeights)}>
            Published weights
          </Button>
          <p role="status" className="min-w-0 text-sm wrap-anywhere">
            {chosen &&
              yours[0] &&
              `First now: ${yours[0].product.name}, ${Math.round(yours[0].score)} of 100.`}
          </p>
        </div>
      </fieldset>
      {products.length > MOST_ROWS && (
        <p className="mt-4 text-sm text-muted">The first {MOST_ROWS} of the list. The table has all.</p>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_2.25rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)]">
        <List label={isByScore ? 'The list today' : 'Owner’s order'}>
          {ours.map((product) => (
            <Row
              key={product.id}
              product={product}
              mark={product.placement === null ? '–' : `#${product.placement}`}
            >
              {commissions.has(product.id) && formatCommission(commissions.get(product.id)!)}
            </Row>
          ))}
        </List>
        <Lines from={yours.map(({ product }) => places.get(product.id)!)} />
        <List label={heading}>
          {yours.map(({ product, score }, place) => (
            <Row key={product.id} product={product} mark={`${place + 1}`}>
              {Math.round(score)} of 100
              <span className="sr-only">, {moveText(places.get(product.id)! - place)}</span>
            </Row>
          ))}
        </List>
      </div>
    </div>
  );
}

function moveText(places: number): string {
  if (places === 0) return 'same place in both';
  return `${Math.abs(places)} ${places > 0 ? 'higher' : 'lower'} than in the list today`;
}

/** A list whose heading is as high as the gap above the lines. */
function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="h-8 font-sans text-xs font-semibold whitespace-nowrap text-muted">{label}</h3>
      <ol>{children}</ol>
    </section>
  );
}

interface RowProps {
  product: RankedProduct;
  mark: string;
  /** Below the name. */
  children?: ReactNode;
}

function Row({ product: { slug, name }, mark, children }: RowProps) {
  return (
    <li className={`flex items-center gap-1.5 border-t border-line ${rowHeight}`}>
      <span className="min-w-7 shrink-0 font-display text-sm font-semibold text-accent tabular-nums sm:min-w-9 sm:text-base">
        {mark}
      </span>
      <span className="min-w-0 text-xs leading-tight sm:text-sm">
        <Link
          href={`/review/${slug}`}
          title={name}
          className="line-clamp-3 wrap-anywhere title-link sm:line-clamp-2"
        >
          {name}
        </Link>
        {children && <span className="block truncate text-xs text-muted">{children}</span>}
      </span>
    </li>
  );
}

/** Lines between two lists. @param from for each row at the right, the product's row at the left */
function Lines({ from }: { from: readonly number[] }) {
  return (
    // As high as the headings of the lists.
    <div className="pt-8">
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${from.length}`}
        preserveAspectRatio="none"
        className="block h-full w-full"
      >
        {from.map((left, right) => (
          <path
            key={left}
            d={`M6 ${left + 0.5}C50 ${left + 0.5} 50 ${right + 0.5} 94 ${right + 0.5}`}
            fill="none"
            stroke={left > right ? 'var(--good)' : left < right ? 'var(--accent)' : 'var(--edge)'}
            strokeWidth={left === right ? 1.5 : 2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}
