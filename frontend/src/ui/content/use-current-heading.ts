import { useEffect, useState } from 'react';

/** Root margin: a heading counts as passed in the upper third of the window, and anywhere above it. */
const READ_ZONE = '1000000px 0px -66% 0px';

/** The id of the last of these headings that was passed; undefined above the first. */
export function useCurrentHeading(anchors: readonly { id: string }[]): string | undefined {
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
