import { Node } from '@tiptap/core';

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? (paragraph | table | blockquote | codeBlock)+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** An image, table or quotation with a caption. */
export const figureNodes = [Figure, Figcaption];
