import { useEffect, useState } from 'react';

/** A heading counts as read once it has risen into the upper third of the window, however far above it is now. */
const READ_ZONE = '1000000px 0px -66% 0px';

/** The id of the last heading that was passed, of those given; undefined above the first. */
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
