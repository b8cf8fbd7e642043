import { useQuery } from '@tanstack/react-query';
import { publishedPostsQuery } from '../../api/blog';
import { buttonStyle } from '../../ui/button-style';
import { useSiteDay } from '../../api/site-settings';
import { ArticleGrid } from '../../ui/content/article-grid';
import { Link } from 'wouter';
import { SectionHeader } from '../../ui/section-header';
import { trustBadges, howToChoose } from '@astaguide/content/home';
import { RichText } from '../../ui/content/rich-text';
import { BookIcon, DoseIcon, ScaleIcon, TagIcon } from '../../ui/icons';

const icons = [BookIcon, ScaleIcon, DoseIcon, TagIcon];

export function TrustBadges() {
  return (
    <section aria-label="How this site works" className="border-t border-line">
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-4 py-6 sm:gap-x-8 sm:py-8 lg:grid-cols-4">
        {trustBadges.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length]!;
          return (
            <li key={title} className="flex gap-2.5 max-sm:items-center sm:gap-3">
              <Icon className="size-6 shrink-0 text-accent sm:mt-0.5" />
              <div>
                <p className="text-sm leading-tight font-semibold">{title}</p>
                <p className="mt-0.5 text-sm text-muted max-sm:sr-only">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function HowToChoose() {
  return (
    <section aria-labelledby="how-to-choose" className="page-width py-8 md:py-16">
      <SectionHeader id="how-to-choose" heading={howToChoose.heading}>
        <p className="text-muted">
          {howToChoose.lead} More in the{' '}
          <Link href="/beginners-guide" className="text-accent-strong underline underline-offset-4">
            beginner’s guide
          </Link>
          .
        </p>
      </SectionHeader>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {howToChoose.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-t border-edge pt-4 max-sm:grid max-sm:grid-cols-[2.25rem_1fr] max-sm:*:col-start-2"
          >
            <p
              aria-hidden="true"
              className="font-display text-2xl leading-none font-semibold text-accent max-sm:col-start-1! max-sm:row-span-2"
            >
              {index + 1}
            </p>
            <h3 className="text-lg sm:mt-3">{title}</h3>
            <p className="mt-1 text-sm text-muted sm:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Number of articles on the home page. */
const SHOWN = 3;

export function LatestArticles() {
  const query = useQuery(publishedPostsQuery);
  return (
    <section aria-labelledby="latest-articles" className="border-t border-line">
      <div className="page-width py-8 md:py-16">
        <SectionHeader id="latest-articles" heading="Latest Research & Insights">
          <p className="text-muted">Studies with their size, their sponsor and their limits.</p>
        </SectionHeader>
        <ArticleGrid query={query} count={SHOWN} skeletons={SHOWN} heading="h3" dayOf={useSiteDay()} />
        {query.data?.length !== 0 && (
          <p className="mt-6 text-center md:mt-10">
            <Link href="/blog" className={buttonStyle('quiet')}>
              View All Articles
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
