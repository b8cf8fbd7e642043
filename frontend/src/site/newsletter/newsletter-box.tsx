import { newsletter } from '@astaguide/content/home';
import { RichText } from '../../ui/content/rich-text';
import { NewsletterForm } from './newsletter-form';

/** The newsletter's form in a text. */
export function NewsletterBox() {
  return (
    <>
      <p className="mb-3 font-display text-lg font-semibold">{newsletter.heading}</p>
      <NewsletterForm />
      <p className="prose-links mt-3 text-xs text-muted">
        <RichText text={newsletter.note} />
      </p>
    </>
  );
}
