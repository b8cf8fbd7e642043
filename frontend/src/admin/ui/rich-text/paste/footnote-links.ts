/**
 * Names the anchors of pasted footnotes, so that the links between them and their references lead both ways: Word, Google
 * Docs, WordPress and Markdown have such links. Links to anything else in the document they come from become text later.
 *
 * @param isTaken whether the text already has an anchor
 */
export function nameFootnotes(body: HTMLElement, isTaken: (id: string) => boolean): void {
  const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const anchors = new Map<string, string>();
  for (const link of links) {
    const target = link.getAttribute('href')!.slice(1);
    const place = target && placeOf(body, target);
    if (!place) continue;
    if (!anchors.has(target)) {
      const base = `fn-${
        target
          .toLowerCase()
          .replace(/^fn-/, '')
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')
          .slice(0, 60) || anchors.size
      }`;
      let id = base;
      for (let suffix = 2; isTaken(id) || [...anchors.values()].includes(id); suffix++)
        id = `${base}-${suffix}`;
      anchors.set(target, id);
      place.id = id;
    }
    link.setAttribute('href', `#${anchors.get(target)}`);
  }
}

/** The element of a text that an anchor is on, which the text can keep it on. */
function placeOf(body: HTMLElement, target: string): Element | undefined {
  const found = [...body.querySelectorAll('[id], a[name]')].find(
    (element) => element.id === target || element.getAttribute('name') === target,
  );
  if (!found || /^H[1-6]$/.test(found.tagName)) return undefined;
  if (found.matches('a[href], li, p, sup')) return found;
  return found.querySelector('p, li') ?? found.closest('p, li, sup') ?? undefined;
}
