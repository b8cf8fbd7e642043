import { ContentsList, type Anchor } from '../../ui/content/contents-list';

/** The table of contents beside the text. */
export function ContentsAside({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <nav
      aria-labelledby="contents-heading"
      className="sticky top-24 -mx-1.5 max-h-[calc(100dvh-7rem)] overflow-y-auto px-1.5 pb-2"
    >
      <h2 id="contents-heading" className="kicker mb-3 font-sans text-muted">
        On this page
      </h2>
      <ContentsList anchors={anchors} />
    </nav>
  );
}
