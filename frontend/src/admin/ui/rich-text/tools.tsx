import type { ChainedCommands, Editor, JSONContent } from '@tiptap/core';
import type { ReactNode } from 'react';
import { canHaveFootnote, insertFootnote } from './references/insert-footnote';
import { insertBlock } from './insert-block';
import { ToolIcon, type ToolDrawing } from './toolbar-icons';

/** The dialog that a tool opens. */
export type Asks = 'link' | 'image' | 'product' | 'comparison' | 'study' | 'cite' | 'questions' | 'video';

export interface Tool {
  label: string;
  /** Says more in a menu. */
  hint?: string;
  /** Keyboard shortcut, with Ctrl. */
  keys?: string;
  icon?: ReactNode;
  /** The node or mark, with its attributes, at which the tool is active; undefined for tools without a state. */
  isOn?: readonly [name: string, attributes?: object];
  isPossible?: (editor: Editor) => boolean;
  /** What it does at the cursor, the dialog that it opens, or the block that it inserts. */
  run: ((chain: ChainedCommands, editor: Editor) => ChainedCommands | boolean) | Asks | JSONContent;
}

/** Runs a tool. @param onAsk opens its dialog */
export function runTool({ run }: Tool, editor: Editor, onAsk: (what: Asks) => void): void {
  if (typeof run === 'string') return onAsk(run);
  if (typeof run !== 'function') return insertBlock(editor, run);
  const chain = run(editor.chain().focus(), editor);
  if (typeof chain !== 'boolean') chain.run();
}

const icon = (drawing: ToolDrawing) => <ToolIcon drawing={drawing} />;
const letter = (text: string, className = '') => (
  <span aria-hidden="true" className={`text-sm leading-none font-semibold ${className}`}>
    {text}
  </span>
);

const headings: Tool[] = ([2, 3, 4] as const).map((level) => ({
  label: `H${level} heading`,
  keys: `Ctrl+Alt+${level}`,
  icon: letter(`H${level}`),
  isOn: ['heading', { level }],
  run: (chain) => chain.setHeading({ level }),
}));

const row = (type: 'tableHeader' | 'tableCell'): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** Tools for all text, in groups. */
export const textTools: Tool[][] = [
  [
    {
      label: 'Paragraph',
      keys: 'Ctrl+Alt+0',
      icon: letter('¶'),
      isOn: ['paragraph'],
      run: (chain) => chain.setParagraph(),
    },
    ...headings,
  ],
  [
    {
      label: 'Bold',
      keys: 'Ctrl+B',
      icon: letter('B', 'font-bold'),
      isOn: ['bold'],
      run: (chain) => chain.toggleBold(),
    },
    {
      label: 'Italic',
      keys: 'Ctrl+I',
      icon: letter('I', 'font-display italic'),
      isOn: ['italic'],
      run: (chain) => chain.toggleItalic(),
    },
    { label: 'Link', keys: 'Ctrl+K', icon: icon('link'), isOn: ['link'], run: 'link' },
    { label: 'Cite a study', icon: icon('cite'), run: 'cite' },
    {
      label: 'Footnote',
      keys: 'Ctrl+Alt+F',
      icon: icon('footnote'),
      isPossible: ({ state }) => canHaveFootnote(state),
      run: (_chain, editor) => insertFootnote(editor),
    },
  ],
  [
    {
      label: 'Bullet list',
      keys: 'Ctrl+Shift+8',
      icon: icon('bulletList'),
      isOn: ['bulletList'],
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      keys: 'Ctrl+Shift+7',
      icon: icon('orderedList'),
      isOn: ['orderedList'],
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: 'Quote',
      keys: 'Ctrl+Shift+B',
      icon: icon('quote'),
      isOn: ['blockquote'],
      run: (chain) => chain.toggleBlockquote(),
    },
  ],
  [
    { label: 'Image', icon: icon('image'), isOn: ['image'], run: 'image' },
    { label: 'Product card', icon: icon('product'), run: 'product' },
  ],
  [
    {
      label: 'Undo',
      keys: 'Ctrl+Z',
      icon: icon('undo'),
      isPossible: (editor) => editor.can().undo(),
      run: (chain) => chain.undo(),
    },
    {
      label: 'Redo',
      keys: 'Ctrl+Shift+Z',
      icon: icon('redo'),
      isPossible: (editor) => editor.can().redo(),
      run: (chain) => chain.redo(),
    },
  ],
];

/** Blocks that are inserted less often. */
export const moreBlocks: Tool[] = [
  {
    label: 'Table',
    hint: 'Three columns below a heading row',
    isPossible: (editor) => !editor.isActive('table'),
    run: { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] },
  },
  { label: 'Horizontal line', hint: 'Between two parts of the text', run: { type: 'horizontalRule' } },
  { label: 'Comparison', hint: 'Two to four products side by side', run: 'comparison' },
  { label: 'Study', hint: 'Its record, with what happened to it since', run: 'study' },
  { label: 'Video', hint: 'YouTube or Vimeo, loaded when played', run: 'video' },
  {
    label: 'Callout',
    hint: 'A highlighted remark',
    run: { type: 'callout', content: [{ type: 'paragraph' }] },
  },
  { label: 'Questions', hint: 'From the FAQ, with their answers', run: 'questions' },
  {
    label: 'Newsletter form',
    hint: 'Readers subscribe in the text',
    run: { type: 'textBlock', attrs: { kind: 'signup', value: 'newsletter' } },
  },
];

/** Tools for the callout at the cursor. */
export const calloutTools: Tool[] = [
  {
    label: 'Note',
    icon: letter('i', 'font-display italic'),
    isOn: ['callout', { tone: 'note' }],
    run: (chain) => chain.updateAttributes('callout', { tone: 'note' }),
  },
  {
    label: 'Caution',
    icon: letter('!'),
    isOn: ['callout', { tone: 'caution' }],
    run: (chain) => chain.updateAttributes('callout', { tone: 'caution' }),
  },
  { label: 'Remove callout', icon: icon('deleteTable'), run: (chain) => chain.lift('callout') },
];

/** Tools for the table at the cursor. */
export const tableTools: Tool[] = [
  { label: 'Add row above', icon: icon('rowAbove'), run: (chain) => chain.addRowBefore() },
  { label: 'Add row below', icon: icon('rowBelow'), run: (chain) => chain.addRowAfter() },
  { label: 'Add column before', icon: icon('columnBefore'), run: (chain) => chain.addColumnBefore() },
  { label: 'Add column after', icon: icon('columnAfter'), run: (chain) => chain.addColumnAfter() },
  { label: 'Delete row', icon: icon('deleteRow'), run: (chain) => chain.deleteRow() },
  { label: 'Delete column', icon: icon('deleteColumn'), run: (chain) => chain.deleteColumn() },
  { label: 'Header row', icon: icon('headerRow'), run: (chain) => chain.toggleHeaderRow() },
  { label: 'Delete table', icon: icon('deleteTable'), run: (chain) => chain.deleteTable() },
];
