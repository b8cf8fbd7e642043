import { trialCountNote } from '@astaguide/content/studies/evidence';
import { benefits } from '@astaguide/content/home';
import { Link } from 'wouter';
import { RichText } from '../../ui/content/rich-text';
import { TrialCount } from '../../ui/content/studies/trial-count';
import { SectionHeader } from '../../ui/section-header';

/** The ring at the left end, with its side groups and those of the chain's left half. The other half is the same, turned. */
const HALF =
  'M103.7 130.5 63.9 153.5v46l39.8 23 39.8-23v-46zm31 66.2v-40.4M75.8 107.5l27.9 23 27.9-23m11.9 92 31.9 21.2' +
  'm-111.5-21.2L42 214.2m57.7 8.3v25.3m8 0v-25.3m155.4-92V93.7m159.3 36.8V93.7';
/** The chain between the rings, and the second strokes of its double bonds. */
const CHAIN =
  `M143.54 153.5${'l39.84-23 39.84 23'.repeat(9)}l39.84-23` +
  `M184.19 140.24${'l30.28 17.48m49.4-17.48'.repeat(9)}`;

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="page-width py-8 md:py-16">
      <figure className="mb-6 overflow-hidden max-sm:-mr-4 md:mb-12">
        <AstaxanthinMolecule className="h-auto w-[150%] max-w-none text-accent max-sm:mask-r-from-50% max-sm:mask-r-to-66% sm:w-full" />
        <figcaption className="mt-4 max-w-prose border-l-2 border-accent pl-3 text-xs text-muted max-sm:mr-4">
          Astaxanthin, C₄₀H₅₂O₄. The chain of alternating double bonds absorbs blue-green light, which is why
          salmon, shrimp and flamingos look the way they do.
        </figcaption>
      </figure>
      <SectionHeader id="benefits" heading={benefits.heading}>
        <p className="text-muted">{benefits.lead}</p>
      </SectionHeader>
      <ul className="grid gap-x-10 gap-y-8 max-sm:-mx-4 max-sm:auto-cols-[80%] max-sm:grid-flow-col max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.cards.map(({ title, text, figure, trials }) => (
          <li key={title} className="border-t-2 border-accent pt-3 sm:pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="kicker mt-1 text-muted">
              <TrialCount text={figure} trials={trials} />
            </p>
            <p className="mt-2 text-sm sm:mt-3">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-xs text-muted md:mt-10">
        {trialCountNote}{' '}
        <Link href="/what-is-astaxanthin" className="text-accent-strong underline underline-offset-4">
          What is astaxanthin?
        </Link>
      </p>
    </section>
  );
}

/** The skeletal formula of astaxanthin, in the current colour. */
function AstaxanthinMolecule({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1044 284" role="img" aria-label="Skeletal formula of astaxanthin" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d={HALF + CHAIN} />
        <path d={HALF} transform="rotate(180 522 142)" />
      </g>
      <g fill="currentColor" fontSize="20" fontWeight="600" fontFamily="var(--font-sans)">
        <text x="34" y="224.2" textAnchor="end">
          HO
        </text>
        <text x="103.7" y="267.8" textAnchor="middle">
          O
        </text>
        <text x="1010" y="73.8">
          OH
        </text>
        <text x="940.3" y="30.2" textAnchor="middle">
          O
        </text>
      </g>
    </svg>
  );
}
