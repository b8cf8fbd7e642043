import { ArticlePage as Article, PreviewPage as Preview } from '../../site/articles/article-page';
import { NewsletterBox } from '../../site/newsletter/newsletter-box';
import type { PageProps } from '../lazy-page';

export default function ArticlePage({ params }: PageProps) {
  return <Article params={params} signup={<NewsletterBox />} />;
}

export function PreviewPage({ params }: PageProps) {
  return <Preview params={params} signup={<NewsletterBox />} />;
}
