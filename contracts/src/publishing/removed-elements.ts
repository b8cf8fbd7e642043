/** What elements are that a text cannot have, in words. */
const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  iframe: ['frame', 'frames'],
  frame: ['frame', 'frames'],
  object: ['frame', 'frames'],
  embed: ['frame', 'frames'],
  script: ['script', 'scripts'],
  style: ['style sheet', 'style sheets'],
  form: ['form', 'forms'],
  input: ['form field', 'form fields'],
  select: ['form field', 'form fields'],
  textarea: ['form field', 'form fields'],
  audio: ['audio player', 'audio players'],
  video: ['video file', 'video files'],
  svg: ['drawing', 'drawings'],
  canvas: ['drawing', 'drawings'],
  math: ['formula', 'formulas'],
  img: ['picture', 'pictures'],
  a: ['link', 'links'],
};

/** Whether the owner gets a note that a text cannot have the element. Others are containers, whose text stays. */
export const isNamedElement = (tag: string) => tag in nouns && tag !== 'a' && tag !== 'img';

/** Selects the elements of `isNamedElement`. */
export const namedElements = Object.keys(nouns).filter(isNamedElement).join(', ');

/** What was removed, in words: 'iframe', 'iframe', 'script' → '2 frames', '1 script'. */
export function removedTexts(tags: readonly string[]): string[] {
  const counts = new Map<readonly [string, string], number>();
  for (const tag of tags) {
    const noun = nouns[tag]!;
    const same = [...counts.keys()].find(([one]) => one === noun[0]) ?? noun;
    counts.set(same, (counts.get(same) ?? 0) + 1);
  }
  return Array.from(counts, ([[one, many], count]) => `${count} ${count === 1 ? one : many}`);
}

/** '1 frame and 2 scripts removed'; undefined if nothing was. */
export function removalNote(removed: readonly string[]): string | undefined {
  if (removed.length === 0) return undefined;
  const last = removed.at(-1)!;
  const list = removed.length === 1 ? last : `${removed.slice(0, -1).join(', ')} and ${last}`;
  return `${list} removed`;
}
