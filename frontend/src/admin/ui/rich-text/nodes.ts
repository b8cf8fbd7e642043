import { Extension, Mark, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { CardInText } from './card-in-text';

/** Keeps the ids of headings, because links point to them. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
});

/** An image, table or quotation with a caption. */
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

/** Cards are rendered between the blocks of a text only. */
const TextDocument = Node.create({ name: 'doc', topNode: true, content: '(block | productCard)+' });

/** Stands for the card of a product, which pages render as the product is then. */
const ProductCard = Node.create({
  name: 'productCard',
  atom: true,
  addAttributes: () => ({
    productId: {
      default: null,
      parseHTML: (figure) => Number(figure.dataset.product),
      renderHTML: ({ productId }) => ({ 'data-product': String(productId) }),
    },
  }),
  // Before the figure with a picture.
  parseHTML: () => [{ tag: 'figure[data-product]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(CardInText),
});

/** H₂O. */
const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

/** m². */
const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** What the server allows in a text, besides tables and what the editor knows by itself. */
export const ownNodes = [TextDocument, HeadingIds, ProductCard, Figure, Figcaption, Subscript, Superscript];
