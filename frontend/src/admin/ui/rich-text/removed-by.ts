import { namedElements, removalNote, removedTexts } from '@astaguide/contracts/publishing/removed-elements';
import { videoOf } from '@astaguide/contracts/publishing/video-address';

/** What the editor and the server remove from a source, in words; undefined if nothing. */
export function removedBy(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll(namedElements)].filter(
    (element) => videoOf(element.getAttribute('src') ?? '') === undefined,
  );
  return removalNote(removedTexts(elements.map(({ localName }) => localName)));
}
