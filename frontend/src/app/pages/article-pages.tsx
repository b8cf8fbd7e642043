import { ArticlePage as Article, PreviewPage as Preview } from '../../site/articles/article-page';
import type { PageProps } from '../lazy-page';
import { newsletter } from '@astaguide/content/home';
import { RichText } from '../../ui/content/rich-text';
import { NewsletterForm } from '../../site/newsletter/newsletter-form';

/** The newsletter's form in a text. */
function NewsletterBox() {
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

export default function ArticlePage({ params }: PageProps) {
  return <Article params={params} signup={<NewsletterBox />} />;
}

export function PreviewPage({ params }: PageProps) {
  return <Preview params={params} signup={<NewsletterBox />} />;
}
