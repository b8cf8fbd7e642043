import { trialCountNote } from '@astaguide/content/studies/evidence';
import { benefits } from '@astaguide/content/home';
import { Link } from 'wouter';
import { AstaxanthinMolecule } from '../../ui/astaxanthin-molecule';
import { RichText } from '../../ui/content/rich-text';
import { TrialCount } from '../../ui/content/studies/trial-count';
import { SectionHeader } from '../../ui/section-header';

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="page-width py-14 md:py-20">
      <figure className="mb-12 overflow-hidden max-sm:-mr-4 md:mb-16">
        <AstaxanthinMolecule className="h-auto w-[190%] max-w-none text-accent sm:w-full" />
        <figcaption className="mt-4 max-w-prose border-l-2 border-accent pl-3 text-xs text-muted max-sm:mr-4">
          Astaxanthin, C₄₀H₅₂O₄. The chain of alternating double bonds absorbs blue-green light, which is why
          salmon, shrimp and flamingos look the way they do.
        </figcaption>
      </figure>
      <SectionHeader id="benefits" heading={benefits.heading}>
        <p className="text-muted">{benefits.lead}</p>
      </SectionHeader>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.cards.map(({ title, text, figure, trials }) => (
          <li key={title} className="border-t-2 border-accent pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="kicker mt-1 text-muted">
              <TrialCount text={figure} trials={trials} />
            </p>
            <p className="mt-3 text-sm">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-prose text-xs text-muted">
        {trialCountNote}{' '}
        <Link href="/what-is-astaxanthin" className="text-accent-strong underline underline-offset-4">
          What is astaxanthin?
        </Link>
      </p>
    </section>
  );
}
