import { recordPath } from '@astaguide/content/studies/citation';
import {
  CALLOUT,
  calloutTones,
  CITATION,
  textBlockKinds,
  textBlocks,
  VIDEO_TITLE,
  type CalloutTone,
  type TextBlockKind,
} from '@astaguide/contracts/publishing/text-blocks';
import { videoOf } from '@astaguide/contracts/publishing/video-address';
import { Node } from '@tiptap/core';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { BlockInText } from './block-in-text';
import { CitationInText } from '../references/numbers-in-text';

interface BlockAttributes {
  kind: TextBlockKind;
  value: string;
  title: string | null;
}

const notRendered = { default: null, rendered: false };

/** Placeholder for what pages render later: the card of a product, a study, a video. */
const TextBlock = Node.create({
  name: 'textBlock',
  atom: true,
  addAttributes: () => ({ kind: notRendered, value: notRendered, title: notRendered }),
  // Before the figure with a picture.
  parseHTML: () => [
    ...textBlockKinds.map((kind) => ({
      tag: `figure[${textBlocks[kind].attribute}]`,
      priority: 60,
      getAttrs: (figure: HTMLElement): BlockAttributes => ({
        kind,
        value: figure.getAttribute(textBlocks[kind].attribute)!,
        title: figure.getAttribute(VIDEO_TITLE),
      }),
    })),
    {
      tag: 'iframe',
      getAttrs: (frame: HTMLElement): BlockAttributes | false => {
        const value = videoOf(frame.getAttribute('src') ?? '');
        return value === undefined ? false : { kind: 'video', value, title: frame.getAttribute('title') };
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { kind, value, title } = node.attrs as BlockAttributes;
    return [
      'figure',
      { [textBlocks[kind].attribute]: value, ...(title && { [VIDEO_TITLE]: title }), ...HTMLAttributes },
    ];
  },
  addNodeView: () => ReactNodeViewRenderer(BlockInText),
});

/** A highlighted remark. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | list)+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'note' satisfies CalloutTone,
      parseHTML: (aside: HTMLElement) => aside.getAttribute(CALLOUT),
      renderHTML: ({ tone }: { tone?: CalloutTone }) => ({ [CALLOUT]: tone }),
    },
  }),
  parseHTML: () => calloutTones.map((tone) => ({ tag: `aside[${CALLOUT}="${tone}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
  // An empty one stays when it is left.
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.command(({ tr }) => leaveEmptyCallout(tr)) };
  },
});

/** Moves the cursor below a callout without text. @returns whether it was in one */
function leaveEmptyCallout(tr: Transaction): boolean {
  const { $from } = tr.selection;
  const callout = $from.depth > 1 ? $from.node(-1) : undefined;
  if (callout?.type.name !== 'callout' || callout.textContent !== '' || callout.childCount > 1) return false;
  const below = $from.after(-1);
  const next = tr.doc.resolve(below).nodeAfter;
  if (next?.type.name !== 'paragraph' || next.content.size > 0)
    tr.insert(below, tr.doc.type.schema.nodes.paragraph!.create());
  tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView();
  return true;
}

/** The numbered reference to a study. */
const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    study: {
      default: null,
      parseHTML: (sup: HTMLElement) => sup.getAttribute(CITATION),
      renderHTML: ({ study }: { study?: string }) => ({ [CITATION]: study }),
    },
  }),
  // Before the superscript.
  parseHTML: () => [{ tag: `sup[${CITATION}]`, priority: 60 }],
  // Written with its number later.
  renderHTML: ({ node, HTMLAttributes }) => [
    'sup',
    HTMLAttributes,
    ['a', { href: recordPath(node.attrs.study as string) }, '•'],
  ],
  addNodeView: () => ReactNodeViewRenderer(CitationInText, { as: 'span' }),
});

export const blockNodes = [TextBlock, Callout, Citation];
