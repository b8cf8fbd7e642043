import { perMgText } from '../../lib/catalog/product-texts';
import type { Product } from '@astaguide/contracts/catalog/product';
import {
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
  priceByPotency,
} from '@astaguide/contracts/catalog/unit-price';
import { currentScore } from '@astaguide/contracts/catalog/product-score';
import { unitPrices } from '@astaguide/content/claims';
import { expertAnalysis } from '@astaguide/content/review';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { PhoneFold } from '../../ui/phone-fold';
import { Points } from './parts/points';

/** The panel beside the text: the fixed grade, the readers' rating, the price per milligram, pros and cons. */
export function ExpertAnalysis({ product }: { product: Product }) {
  const perMg = perMgText(product);
  const byPotency = priceByPotency(product);
  return (
    <aside
      aria-labelledby="analysis"
      className="prose-links h-fit rounded-md border border-line bg-surface p-4 md:p-6 lg:sticky lg:top-22"
    >
      <h2 id="analysis" className="text-xl">
        Expert Analysis
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <Figure label="Quality Grade" value={expertAnalysis.grade} note={expertAnalysis.gradeNote} isSmall />
        <Figure
          label="User Rating"
          value={product.reviewCount === 0 ? '–' : `${product.rating}/5`}
          note={product.reviewCount === 0 ? 'No ratings yet.' : 'As listed by the retailer.'}
        />
        {byPotency !== undefined && (
          <Figure
            label={unitPrices.perMg.label}
            value={perMg ?? '–'}
            note={perMg === undefined ? unitPrices.perMg.unknown : unitPrices.perMg.basis}
            remark={`${unitPrices.byPotency.label}: ${formatDollars(byPotency)}`}
          >
            <CostPlace product={product} />
          </Figure>
        )}
      </dl>
      <p className="mt-3 text-xs text-muted">
        What grade and rating mean: <Link href="/how-we-rank#grade-and-rating">How we rank</Link>
      </p>
      <PhoneFold anchor="analysis" label="Pros and considerations">
        <h3 className="mt-3 mb-2 text-lg md:mt-5">{expertAnalysis.prosHeading}</h3>
        <Points points={expertAnalysis.pros} icon="check" />
        <h3 className="mt-5 mb-2 text-lg">{expertAnalysis.considerationsHeading}</h3>
        <Points points={expertAnalysis.considerations} icon="dash" />
      </PhoneFold>
    </aside>
  );
}

/** Where the cost lies between the one that earns all points of the score and the one that earns none. */
function CostPlace({ product }: { product: Product }) {
  const cost = costPerMilligram(product);
  if (cost === undefined) return null;
  const { full, none } = currentScore.cost;
  const x = 8 + Math.round(284 * Math.min(1, Math.max(0, (cost - full) / (none - full))));
  return (
    <dd className="col-span-2 mt-2 text-xs text-muted tabular-nums">
      <svg viewBox="0 0 300 16" aria-hidden="true" className="block w-full">
        <path d="M8 8H292" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
        <circle cx={x} cy="8" r="7" fill="var(--accent)" />
      </svg>
      <span className="flex justify-between gap-3">
        <span>{formatSmallPrice(full)}: full points</span>
        <span>{formatSmallPrice(none)}: none</span>
      </span>
    </dd>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  remark?: string;
  /** For a value that sets nothing apart. */
  isSmall?: boolean;
  children?: ReactNode;
}

function Figure({ label, value, note, remark, isSmall = false, children }: FigureProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2 md:py-3">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd
        className={classNames(
          'row-span-2 font-display font-semibold tabular-nums',
          isSmall ? 'text-base text-muted' : 'text-xl text-accent',
        )}
      >
        {value}
      </dd>
      <dd className="text-xs text-muted">{note}</dd>
      {children}
      {remark && <dd className="col-span-2 mt-1.5 text-xs text-muted tabular-nums">{remark}</dd>}
    </div>
  );
}
