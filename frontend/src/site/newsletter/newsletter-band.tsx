import { newsletter } from '@astaguide/content/home';
import { RichText } from '../../ui/content/rich-text';
import { NewsletterForm } from './newsletter-form';

export function NewsletterBand() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-heading"
      className="relative overflow-hidden bg-accent-soft"
    >
      <div className="page-width grid gap-x-12 gap-y-6 py-12 md:py-16 lg:grid-cols-2 lg:items-center">
        <header>
          <h2 id="newsletter-heading" className="text-2xl">
            {newsletter.heading}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{newsletter.text}</p>
        </header>
        <div>
          <NewsletterForm />
          <p className="mt-3 text-xs text-muted [&_a]:text-ink [&_a]:underline [&_a]:decoration-accent [&_a]:underline-offset-4">
            <RichText text={newsletter.note} />
          </p>
        </div>
      </div>
    </section>
  );
}
