import { useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names';

/** Root margin: a heading counts as passed in the upper third of the window, and anywhere above it. */
const READ_ZONE = '1000000px 0px -66% 0px';

export interface Anchor {
  /** Id of a heading on this page. */
  id: string;
  heading: string;
}

/** Links to the parts of a page, with the current part marked. */
export function ContentsList({ anchors }: { anchors: readonly Anchor[] }) {
  const current = useCurrentHeading(anchors);
  return (
    <ol className="border-l border-line text-sm">
      {anchors.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(
              '-ml-px block border-l-2 py-1.25 pl-4 leading-snug hover:text-accent',
              id === current ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted',
            )}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

interface ContentsNavProps {
  anchors: readonly Anchor[];
  heading?: string;
  className: string;
}

/** The same list beside the text, with its heading. */
export function ContentsNav({ anchors, heading = 'On this page', className }: ContentsNavProps) {
  return (
    <nav aria-labelledby="contents-heading" className={className}>
      <h2 id="contents-heading" className="kicker mb-3 font-sans text-muted">
        {heading}
      </h2>
      <ContentsList anchors={anchors} />
    </nav>
  );
}

/** The same list, collapsed, for screens without room beside the text. */
export function FoldedContents({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <details className="folded rounded-md border border-line bg-surface px-5">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-semibold">
        On this page
      </summary>
      <nav aria-label="On this page" className="pb-4">
        <ContentsList anchors={anchors} />
      </nav>
    </details>
  );
}

/** The id of the last of these headings that was passed; undefined above the first. */
function useCurrentHeading(anchors: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = anchors.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: READ_ZONE });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}
