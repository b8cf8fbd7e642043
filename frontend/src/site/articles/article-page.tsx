import { articleNotFound } from '@astaguide/content/articles';
import { aboutArticles } from '@astaguide/content/review';
import type { Article as ArticleAnswer } from '@astaguide/contracts/publishing/blog-post';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useSiteDay } from '../../api/site-settings';
import { wasSignedIn } from '../../api/auth';
import { postBySlugQuery, previewQuery, publishedPostsQuery, type BlogPostSummary } from '../../api/blog';
import { useShownProducts } from '../../api/shown-products';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { buttonStyle } from '../../ui/button-style';
import { ArticlePicture } from '../../ui/content/article-picture';
import { ChangeLog } from '../../ui/content/article/change-log';
import { FoldedContents } from '../../ui/content/contents-list';
import { withHeadingAnchors } from '../../ui/content/article/heading-anchors';
import { AffiliateNote } from '../../ui/product/affiliate-note';
import { Sources } from '../../ui/content/sources';
import { withNumberedCitations } from '../../ui/content/text-blocks/citations';
import { HtmlWithBlocks } from '../../ui/content/text-blocks/html-with-blocks';
import { ReadingProgress } from '../../ui/content/article/reading-progress';
import { LoadError, Loaded } from '../../ui/loaded';
import { ArticlePromo } from './article-promo';
import { Byline } from './byline';
import { relatedPosts } from './related-posts';

interface ArticlePageProps<Param extends string> {
  params: { [Name in Param]?: string };
  /** The form of the newsletter, for texts that show it. */
  signup: ReactNode;
}

export function ArticlePage({ params, signup }: ArticlePageProps<'slug'>) {
  const query = useQuery(postBySlugQuery(params.slug ?? ''));
  const { refetch } = query;
  const isMissing = query.data === null;
  useEffect(() => {
    // The server renders the same page for everyone; requested by the owner's browser, the API also returns drafts.
    if (isMissing && wasSignedIn()) void refetch();
  }, [isMissing, refetch]);
  return (
    <LoadedArticle query={query} signup={signup}>
      {(post) => post.status !== 'published' && <Banner>Draft: only you can see this</Banner>}
    </LoadedArticle>
  );
}

/** An article or a draft as it will look, for everybody who has its secret address. */
export function PreviewPage({ params, signup }: ArticlePageProps<'secret'>) {
  return (
    <LoadedArticle query={useQuery(previewQuery(params.secret ?? ''))} signup={signup}>
      {({ status }) => (
        <Banner>
          {status === 'published'
            ? 'Preview of a published article'
            : 'Preview: this article is not published yet'}
        </Banner>
      )}
    </LoadedArticle>
  );
}

interface LoadedArticleProps {
  signup: ReactNode;
  query: UseQueryResult<ArticleAnswer | null>;
  /** Renders what is above the article. */
  children: (post: ArticleAnswer) => ReactNode;
}

/** The article of a query, or that it is loading, missing or failed. */
function LoadedArticle({ query, signup, children }: LoadedArticleProps) {
  return (
    <Loaded
      query={query}
      name="article"
      loading={
        <Centered>
          <p role="status">
            <span
              aria-hidden="true"
              className="block size-10 animate-spin rounded-full border-4 border-line border-t-accent"
            />
            <span className="sr-only">Loading article…</span>
          </p>
        </Centered>
      }
      failed={(retry) => (
        <Centered>
          <LoadError title="Couldn’t load the article" onRetry={retry} />
        </Centered>
      )}
    >
      {(post) =>
        post ? (
          <>
            {children(post)}
            <Article post={post} signup={signup} />
          </>
        ) : (
          <ArticleNotFound />
        )
      }
    </Loaded>
  );
}

const Centered = ({ children }: { children: ReactNode }) => (
  <div className="page-width flex min-h-[60dvh] flex-col items-center justify-center py-16">{children}</div>
);

/** A line above an article that is not public. */
function Banner({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="border-b border-accent bg-accent-soft px-4 py-2.5 text-center text-sm font-semibold text-accent-strong"
    >
      {children}
    </p>
  );
}

/** A text from which the site may earn: it is disclosed above. */
const EARNS = / rel="[^"]*sponsored|<figure data-(?:product|comparison)=/;

function Article({ post, signup }: { post: ArticleAnswer; signup: ReactNode }) {
  const { slug, title, excerpt, category, imageUrl, content, studies, questions } = post;
  const { data: products } = useShownProducts();
  const { html, anchors, cited } = useMemo(() => {
    const anchored = withHeadingAnchors(content);
    const { html: numbered, keys } = withNumberedCitations(
      anchored.html,
      new Set(studies.map(({ key }) => key)),
    );
    return {
      ...anchored,
      html: numbered,
      cited: keys.flatMap((key) => studies.find((study) => study.key === key) ?? []),
    };
  }, [content, studies]);
  const dayOf = useSiteDay();
  // An edit about which the owner wrote nothing has nothing to say to readers.
  const changes = post.changes.flatMap(({ at, note }) => (note === null ? [] : [{ date: dayOf(at), note }]));
  return (
    <article>
      <ReadingProgress />
      <header className="page-width pt-4 md:pt-8">
        <Breadcrumbs path={`/blog/${slug}`} name={title} />
        <p className="kicker mt-4 inline-block rounded-sm bg-accent-soft px-2.5 py-1 text-accent-strong md:mt-8">
          {category}
        </p>
        <h1 className="mt-3 max-w-[24ch] text-3xl md:mt-4">{title}</h1>
        <p className="mt-4 max-w-[58ch] text-base text-muted md:mt-5 md:text-lg">{excerpt}</p>
        <ArticlePicture
          src={imageUrl}
          place="(min-width: 76rem) 71rem, 94vw"
          isPrior
          className="mt-5 max-h-[26rem] max-md:aspect-2/1 md:mt-8"
        />
      </header>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] py-8 md:py-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-16">
        <Byline post={post} anchors={anchors} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-12">
          {anchors.length > 1 && (
            <div className="lg:hidden print:hidden">
              <FoldedContents anchors={anchors} />
            </div>
          )}
          {EARNS.test(html) && <AffiliateNote className="-mb-4 max-w-[68ch] md:-mb-6" />}
          <HtmlWithBlocks
            html={html}
            products={products}
            linkPlacement="article"
            studies={studies}
            questions={questions}
            signup={signup}
          />
          <Sources studies={cited} />
          <ChangeLog changes={changes} />
          <ArticlePromo />
          <section aria-labelledby="about-articles" className="max-w-[68ch] border-t-2 border-accent pt-5">
            <h2 id="about-articles" className="text-lg">
              {aboutArticles.heading}
            </h2>
            <p className="mt-2 text-sm text-muted">{aboutArticles.text}</p>
          </section>
          <RelatedArticles post={post} />
        </div>
      </div>
    </article>
  );
}

function ArticleNotFound() {
  return (
    <section className="page-width py-16 md:py-28">
      <h1 className="text-3xl">{articleNotFound.heading}</h1>
      <p className="mt-5 mb-8 max-w-prose text-lg text-muted">{articleNotFound.text}</p>
      <Link href={articleNotFound.action.href} className={buttonStyle('primary')}>
        {articleNotFound.action.text}
      </Link>
    </section>
  );
}

/** Other articles on the subject; nothing if there are none, or the list cannot be loaded. */
function RelatedArticles({ post }: { post: BlogPostSummary }) {
  const { data: all } = useQuery(publishedPostsQuery);
  const related = all ? relatedPosts(post, all) : [];
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related-articles" className="print:hidden">
      <h2 id="related-articles" className="text-xl">
        Related articles
      </h2>
      <ul className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ id, slug, title, category }) => (
          <li key={id} className="relative border-b border-line py-4">
            <p className="kicker text-muted">{category}</p>
            <p className="mt-1.5 font-display leading-snug font-semibold">
              <Link href={`/blog/${slug}`} className="title-link after:absolute after:inset-0">
                {title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
