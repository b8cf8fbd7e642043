import { pageHistory } from '@astaguide/content/page-history';
import { citedStudies, textsOf } from '@astaguide/content/studies/cited-studies';
import type { Page } from '@astaguide/content/blocks';
import { useMemo, type ReactNode } from 'react';
import { ActionLinks } from '../../ui/content/action-links';
import { Blocks } from '../../ui/content/blocks';
import { ChangeLog } from '../../ui/content/article/change-log';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { FoldedContents, type Anchor } from '../../ui/content/contents-list';
import { PageHeader } from '../../ui/content/page-header';
import { Prose } from '../../ui/content/prose';
import { ReadingProgress } from '../../ui/content/article/reading-progress';
import { Sources, SOURCES_ANCHOR } from '../../ui/content/sources';
import { GuideByline } from './guide-byline';

interface TextLayoutProps {
  page: Page;
  /** The kind of page, shown above the heading. */
  kicker: string;
  /** Below the lead. */
  headerNote?: ReactNode;
  /** Parts of the page between its text and its sources. */
  children?: ReactNode;
  /** Anchors of those parts. */
  moreAnchors?: readonly Anchor[];
  /** Sticky content beside the text on a wide screen; receives the anchors to link to. */
  aside: (anchors: readonly Anchor[]) => ReactNode;
  asideSide: 'left' | 'right';
}

const noAnchors: readonly Anchor[] = [];

const columns = {
  left: 'lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-16',
  right: 'lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-16',
};

/** The layout of a text page: heading, sections, sources, and further links. */
export function TextLayout(props: TextLayoutProps) {
  const { page, kicker, headerNote, children, moreAnchors = noAnchors, aside, asideSide } = props;
  const studies = useMemo(() => citedStudies(textsOf(page)), [page]);
  const anchors = useMemo(
    () => [
      ...page.sections.map(({ id, heading }) => ({ id, heading })),
      ...moreAnchors,
      ...(studies.length > 0 ? [{ id: SOURCES_ANCHOR, heading: 'Sources' }] : []),
    ],
    [page, moreAnchors, studies],
  );
  const asideColumn = <div className="max-lg:hidden print:hidden">{aside(anchors)}</div>;
  return (
    <CitedStudiesContext value={studies}>
      <ReadingProgress />
      <PageHeader path={page.path} kicker={kicker} heading={page.heading} lead={page.lead}>
        {headerNote}
        <GuideByline page={page} />
      </PageHeader>
      <div
        className={`page-width grid grid-cols-[minmax(0,1fr)] gap-y-8 py-8 md:py-14 ${columns[asideSide]}`}
      >
        <div className="lg:hidden print:hidden">
          <FoldedContents anchors={anchors} />
        </div>
        {asideSide === 'left' && asideColumn}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12 md:gap-16">
          <Prose>
            {page.sections.flatMap(({ id, heading, blocks }) => [
              <h2 key={id} id={id}>
                {heading}
              </h2>,
              <Blocks key={`${id}-text`} blocks={blocks} />,
            ])}
          </Prose>
          {children}
          <ActionLinks actions={page.actions} />
          <Sources studies={studies} />
          <ChangeLog changes={pageHistory[page.path]?.changes ?? []} />
        </div>
        {asideSide === 'right' && asideColumn}
      </div>
    </CitedStudiesContext>
  );
}
