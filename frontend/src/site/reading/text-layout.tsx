import { pageHistory } from '@astaguide/content/page-history';
import { citedStudies, textsOf } from '@astaguide/content/studies/cited-studies';
import type { Card, Page, Section } from '@astaguide/content/blocks';
import { withOperator } from '@astaguide/content/legal/operator';
import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names';
import { ActionLinks } from '../../ui/content/action-links';
import { Blocks, Cards } from '../../ui/content/blocks';
import { Callout } from '../../ui/content/callout';
import { ChangeLog } from '../../ui/content/article/change-log';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { ContentsNav, FoldedContents, type Anchor } from '../../ui/content/contents-list';
import { PageHeader } from '../../ui/content/page-header';
import { ReadingProgress } from '../../ui/content/article/reading-progress';
import { Sources, SOURCES_ANCHOR } from '../../ui/content/sources';
import { PhoneFold } from '../../ui/phone-fold';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { AuthorLine } from '../../ui/content/article/author-line';

interface TextLayoutProps {
  page: Page;
  /** The kind of page, shown above the heading. */
  kicker: string;
  /** Below the lead. */
  headerNote?: ReactNode;
  /** Above the text. */
  summary?: ReactNode;
  /** Parts of the page between its text and its sources. */
  children?: ReactNode;
  /** Anchors of those parts. */
  moreAnchors?: readonly Anchor[] | undefined;
  /** A page that people look something up in: none of its further links is suggested. */
  isReference?: boolean;
  /**
   * Sticky content at the right of the text on a wide screen; receives the anchors to link to. By default, the table of
   * contents is at the left.
   */
  aside?: (anchors: readonly Anchor[]) => ReactNode;
}

/** A page with fewer headings is read through on a phone. */
const MIN_FOLDED_CONTENTS = 5;

const noAnchors: readonly Anchor[] = [];

/** The layout of a text page: heading, sections, sources, and further links. */
export function TextLayout(props: TextLayoutProps) {
  const { kicker, headerNote, summary, children, moreAnchors = noAnchors, isReference, aside } = props;
  const { data: settings } = useQuery(siteSettingsQuery);
  const page = useMemo(
    () => (settings ? withOperator(props.page, settings) : props.page),
    [props.page, settings],
  );
  const studies = useMemo(() => citedStudies(textsOf(page)), [page]);
  const read = page.sections.filter(({ isFolded }) => !isFolded);
  const folded = page.sections.filter(({ isFolded }) => isFolded);
  const anchors = useMemo(
    () => [
      ...page.sections.filter(({ isFolded }) => !isFolded),
      ...moreAnchors,
      ...page.sections.filter(({ isFolded }) => isFolded),
      ...(studies.length > 0 ? [{ id: SOURCES_ANCHOR, heading: 'Sources' }] : []),
    ],
    [page, moreAnchors, studies],
  );
  return (
    <CitedStudiesContext value={studies}>
      <ReadingProgress />
      <PageHeader
        path={page.path}
        kicker={kicker}
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
      >
        {headerNote}
        <GuideByline page={page} />
      </PageHeader>
      <div
        className={classNames(
          'page-width grid grid-cols-[minmax(0,1fr)] gap-y-6 py-6 md:gap-y-8 md:py-14 lg:gap-x-16',
          aside ? 'lg:grid-cols-[minmax(0,1fr)_19rem]' : 'lg:grid-cols-[14rem_minmax(0,1fr)]',
        )}
      >
        {anchors.length >= MIN_FOLDED_CONTENTS && (
          <div className="lg:hidden print:hidden">
            <FoldedContents anchors={anchors} />
          </div>
        )}
        {!aside && (
          <div className="max-lg:hidden print:hidden">
            <ContentsNav
              anchors={anchors}
              className="sticky top-24 -mx-1.5 max-h-[calc(100dvh-7rem)] overflow-y-auto px-1.5 pb-2"
            />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 md:gap-14">
          {page.notice && <Callout {...page.notice} />}
          {summary}
          {page.inShort && <InShort cards={page.inShort} />}
          <div className="prose">
            {read.map((section) => (
              <SectionText key={section.id} section={section} />
            ))}
          </div>
          {children}
          {folded.length > 0 && <FoldedSections sections={folded} />}
          <ActionLinks actions={page.actions} isSuggesting={!isReference} />
          <Sources studies={studies} />
          <ChangeLog changes={pageHistory[page.path]?.changes ?? []} />
        </div>
        {aside && <div className="max-lg:hidden print:hidden">{aside(anchors)}</div>}
      </div>
    </CitedStudiesContext>
  );
}

/** The page's main points, side by side. */
function InShort({ cards }: { cards: readonly Card[] }) {
  return (
    <section aria-labelledby="main-points" className="prose-links grid gap-3">
      <h2 id="main-points" className="kicker font-sans text-muted">
        In short
      </h2>
      <Cards items={cards} />
    </section>
  );
}

function SectionText({ section: { id, heading, blocks, phoneFold } }: { section: Section }) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <Blocks blocks={blocks.slice(0, phoneFold?.after)} />
      {phoneFold && (
        <PhoneFold anchor={id} label={phoneFold.label}>
          <div className="prose max-md:pt-3">
            <Blocks blocks={blocks.slice(phoneFold.after)} />
          </div>
        </PhoneFold>
      )}
    </>
  );
}

/** Browsers open a section when a link leads into its text. */
function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="border-b border-line">
      {sections.map(({ id, heading, blocks }) => (
        <details key={id} className="folded border-t border-line">
          <summary className="flex items-center justify-between gap-4 py-3">
            <h2 className="text-lg">{heading}</h2>
          </summary>
          <div id={id} className="prose scroll-mt-32! pb-6">
            <Blocks blocks={blocks} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Author and dates of the explainer and the guides; other pages have none. */
function GuideByline({ page }: { page: Page }) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const history = pageHistory[page.path];
  if (!history) return null;
  return (
    <AuthorLine
      siteName={siteNameOf(settings)}
      author={null}
      writtenAt={history.writtenOn}
      checkedOn={history.checkedOn}
      title={page.heading}
      className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-muted"
    />
  );
}
