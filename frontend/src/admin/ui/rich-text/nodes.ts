import { Extension, Mark, Node } from '@tiptap/core';
import { blockNodes } from './blocks/block-nodes';
import { Footnote } from './references/footnote-node';
import { FOOTNOTE_ID } from './references/notes';

/** Keeps the ids of headings, because links point to them. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
});

/** Keeps the anchors of footnotes, which their links lead to in both directions. */
const FootnoteIds = Extension.create({
  name: 'footnoteIds',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'listItem', 'superscript', 'link'],
      attributes: {
        id: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => (FOOTNOTE_ID.test(element.id) ? element.id : null),
          renderHTML: ({ id }: { id?: string | null }) => (id ? { id } : {}),
        },
      },
    },
  ],
});

/** Keeps the names of the events that clicks on elements are sent as. */
const GoalNames = Extension.create({
  name: 'goalNames',
  addGlobalAttributes() {
    const types = this.extensions
      .filter(({ type, name }) => type !== 'extension' && name !== 'doc' && name !== 'text')
      .map(({ name }) => name);
    const goal = {
      default: null,
      keepOnSplit: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-goal'),
      renderHTML: ({ goal: name }: { goal?: string | null }) => (name ? { 'data-goal': name } : {}),
    };
    return [{ types, attributes: { goal } }];
  },
});

/** A word without formatting that names an event. */
const GoalText = Mark.create({
  name: 'goalText',
  inclusive: false,
  parseHTML: () => [{ tag: 'span[data-goal]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Blocks that together name an event. */
const GoalBlock = Node.create({
  name: 'goalBlock',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-goal]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** An image, table or quotation with a caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? (paragraph | table | blockquote | codeBlock)+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** Blocks that are always current are rendered between the blocks of a text only. */
const TextDocument = Node.create({ name: 'doc', topNode: true, content: '(block | textBlock)+' });

/** H₂O. */
const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: ({ HTMLAttributes }) => ['sub', HTMLAttributes, 0],
});

/** m². */
const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
});

/** What the server allows in a text, besides tables and what the editor knows by itself. */
export const ownNodes = [
  TextDocument,
  HeadingIds,
  GoalNames,
  GoalText,
  GoalBlock,
  ...blockNodes,
  Footnote,
  FootnoteIds,
  Figure,
  Figcaption,
  Subscript,
  Superscript,
];
