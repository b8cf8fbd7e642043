import { Extension } from '@tiptap/core';

/** Keeps the ids of headings, because links point to them. */
export const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
});
