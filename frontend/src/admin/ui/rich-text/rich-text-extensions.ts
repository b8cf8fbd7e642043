import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { KeepBlocks } from './keep-blocks';
import { ownNodes } from './nodes';
import { tableNodes } from './table-nodes';

/** Supports every element that the server allows in rich text, so that opening a text loses nothing. */
export const richTextExtensions = [
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // The server sets target and rel of outside links.
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  // Inline, so that an image can be in a line of text or inside a link.
  Image.configure({ inline: true }),
  ...ownNodes,
  ...tableNodes,
  KeepBlocks,
];
