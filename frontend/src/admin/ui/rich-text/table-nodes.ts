import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** A table knows its caption as text: the editing of tables takes every child of theirs for a row. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (element) => element.querySelector(':scope > caption')?.textContent.trim() ?? null,
        renderHTML: ({ caption }) => (caption ? { 'data-caption': caption as string } : {}),
      },
    };
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    { class: 'table-scroll' },
    ['table', HTMLAttributes, ['tbody', 0]],
  ],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // In the last cell Tab leaves the text; adding a row there would hold the keyboard for ever.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** What a cell may hold: anything but another table. */
const cellContent = '(paragraph | heading | list | blockquote | codeBlock | horizontalRule | figure)+';

const HeaderCell = TableHeader.extend({
  content: cellContent,
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

export const tableNodes = [
  CaptionedTable.configure({ View: null }),
  TableRow,
  HeaderCell,
  TableCell.extend({ content: cellContent }),
];
