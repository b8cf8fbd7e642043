import { Node } from '@tiptap/core';

/** Stands for the card of a product, which pages render as the product is then. */
export const ProductCardNode = Node.create({
  name: 'productCard',
  group: 'block',
  atom: true,
  // Cards are rendered between the blocks of a text only.
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
});
