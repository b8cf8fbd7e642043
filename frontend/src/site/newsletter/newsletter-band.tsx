import { newsletter } from '@astaguide/content/home';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../api/site-settings';
import { RichText } from '../../ui/content/rich-text';
import { NewsletterForm } from './newsletter-form';

/** The sign-up, with what happens to the address. Until the site sends mail, it says that. */
export function NewsletterBand() {
  const { data: settings } = useQuery(siteSettingsQuery);
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-heading"
      className="relative overflow-hidden bg-accent-soft"
    >
      <div className="page-width grid gap-x-12 gap-y-6 py-9 md:py-16 lg:grid-cols-2 lg:items-center">
        <header>
          <h2 id="newsletter-heading" className="text-2xl">
            {newsletter.heading}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{newsletter.text}</p>
        </header>
        <div>
          <NewsletterForm />
          <p className="mt-3 text-xs text-muted [&_a]:text-ink [&_a]:underline [&_a]:decoration-accent [&_a]:underline-offset-4">
            <RichText text={settings?.sendsNewsletter ? newsletter.note : newsletter.waitingNote} />
          </p>
        </div>
      </div>
    </section>
  );
}
