import { Extension } from '@tiptap/core';

/** A heading keeps the id that links lead to. */
export const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
});
