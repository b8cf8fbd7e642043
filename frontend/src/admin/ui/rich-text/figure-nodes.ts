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

/** A picture, table or quotation with a line that says what it is. */
export const figureNodes = [Figure, Figcaption];
