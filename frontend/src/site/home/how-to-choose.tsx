import { howToChoose } from '@astaguide/content/home';
import { Link } from 'wouter';
import { SectionHeader } from '../../ui/section-header';

export function HowToChoose() {
  return (
    <section aria-labelledby="how-to-choose" className="page-width py-14 md:py-20">
      <SectionHeader id="how-to-choose" heading={howToChoose.heading}>
        <p className="text-muted">
          {howToChoose.lead} More in the{' '}
          <Link href="/beginners-guide" className="text-accent-strong underline underline-offset-4">
            beginner’s guide
          </Link>
          .
        </p>
      </SectionHeader>
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {howToChoose.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-edge pt-4">
            <p aria-hidden="true" className="font-display text-2xl font-semibold text-accent">
              {index + 1}
            </p>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
