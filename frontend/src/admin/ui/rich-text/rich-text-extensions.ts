import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { figureNodes } from './figure-nodes';
import { HeadingIds } from './heading-ids';
import { scriptMarks } from './script-marks';
import { tableNodes } from './table-nodes';

/** Every element that the server keeps of a rich text, so that nothing is lost by opening it. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // What an outside link needs beside its address is the server's to say.
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  HeadingIds,
  // Inline, so that a picture may stand in a line and a link around it.
  Image.configure({ inline: true }),
  ...figureNodes,
  ...scriptMarks,
  ...tableNodes,
];
