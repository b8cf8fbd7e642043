import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { ToolIcon, type ToolDrawing } from './toolbar-icons';

/** The dialog that a tool opens. */
export type Asks = 'link' | 'image' | 'product';

export interface Tool {
  label: string;
  /** Keyboard shortcut, with Ctrl. */
  keys?: string;
  icon: ReactNode;
  /** Whether the tool is active at the cursor; undefined for tools without a state. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: ((editor: Editor) => void) | Asks;
}

const icon = (drawing: ToolDrawing) => <ToolIcon drawing={drawing} />;
const letter = (text: string, className = '') => (
  <span aria-hidden="true" className={`text-sm leading-none font-semibold ${className}`}>
    {text}
  </span>
);

/** Runs an edit at the cursor and returns the focus to the text. */
const inText = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  change(editor.chain().focus()).run();
};

const headings: Tool[] = ([2, 3, 4] as const).map((level) => ({
  label: `H${level} heading`,
  keys: `Ctrl+Alt+${level}`,
  icon: letter(`H${level}`),
  isOn: (editor) => editor.isActive('heading', { level }),
  run: inText((chain) => chain.setHeading({ level })),
}));

/** Tools for all text, in groups. */
export const textTools: Tool[][] = [
  [
    {
      label: 'Paragraph',
      keys: 'Ctrl+Alt+0',
      icon: letter('¶'),
      isOn: (editor) => editor.isActive('paragraph'),
      run: inText((chain) => chain.setParagraph()),
    },
    ...headings,
  ],
  [
    {
      label: 'Bold',
      keys: 'Ctrl+B',
      icon: letter('B', 'font-bold'),
      isOn: (editor) => editor.isActive('bold'),
      run: inText((chain) => chain.toggleBold()),
    },
    {
      label: 'Italic',
      keys: 'Ctrl+I',
      icon: letter('I', 'font-display italic'),
      isOn: (editor) => editor.isActive('italic'),
      run: inText((chain) => chain.toggleItalic()),
    },
    {
      label: 'Link',
      keys: 'Ctrl+K',
      icon: icon('link'),
      isOn: (editor) => editor.isActive('link'),
      run: 'link',
    },
  ],
  [
    {
      label: 'Bullet list',
      keys: 'Ctrl+Shift+8',
      icon: icon('bulletList'),
      isOn: (editor) => editor.isActive('bulletList'),
      run: inText((chain) => chain.toggleBulletList()),
    },
    {
      label: 'Numbered list',
      keys: 'Ctrl+Shift+7',
      icon: icon('orderedList'),
      isOn: (editor) => editor.isActive('orderedList'),
      run: inText((chain) => chain.toggleOrderedList()),
    },
    {
      label: 'Quote',
      keys: 'Ctrl+Shift+B',
      icon: icon('quote'),
      isOn: (editor) => editor.isActive('blockquote'),
      run: inText((chain) => chain.toggleBlockquote()),
    },
  ],
  [
    { label: 'Image', icon: icon('image'), isOn: (editor) => editor.isActive('image'), run: 'image' },
    { label: 'Product card', icon: icon('product'), run: 'product' },
    {
      label: 'Insert table',
      icon: icon('table'),
      isPossible: (editor) => !editor.isActive('table'),
      run: inText((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
    },
    {
      label: 'Horizontal line',
      icon: icon('rule'),
      run: inText((chain) => chain.setHorizontalRule()),
    },
  ],
  [
    {
      label: 'Undo',
      keys: 'Ctrl+Z',
      icon: icon('undo'),
      isPossible: (editor) => editor.can().undo(),
      run: inText((chain) => chain.undo()),
    },
    {
      label: 'Redo',
      keys: 'Ctrl+Shift+Z',
      icon: icon('redo'),
      isPossible: (editor) => editor.can().redo(),
      run: inText((chain) => chain.redo()),
    },
  ],
];

/** Tools for the table at the cursor. */
export const tableTools: Tool[] = [
  { label: 'Add row above', icon: icon('rowAbove'), run: inText((chain) => chain.addRowBefore()) },
  { label: 'Add row below', icon: icon('rowBelow'), run: inText((chain) => chain.addRowAfter()) },
  { label: 'Add column before', icon: icon('columnBefore'), run: inText((chain) => chain.addColumnBefore()) },
  { label: 'Add column after', icon: icon('columnAfter'), run: inText((chain) => chain.addColumnAfter()) },
  { label: 'Delete row', icon: icon('deleteRow'), run: inText((chain) => chain.deleteRow()) },
  { label: 'Delete column', icon: icon('deleteColumn'), run: inText((chain) => chain.deleteColumn()) },
  {
    label: 'Header row',
    icon: icon('headerRow'),
    run: inText((chain) => chain.toggleHeaderRow()),
  },
  { label: 'Delete table', icon: icon('deleteTable'), run: inText((chain) => chain.deleteTable()) },
];
