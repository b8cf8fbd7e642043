import type { Node } from '@tiptap/pm/model';

/** The keys of the studies that a text refers to, each once, in the order of their numbers. */
export function citedIn(doc: Node): string[] {
  const keys = new Set<string>();
  doc.descendants((node) => {
    if (node.type.name === 'citation') keys.add(node.attrs.study as string);
  });
  return [...keys];
}
