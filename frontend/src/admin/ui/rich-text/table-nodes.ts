import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** A table with its caption as an attribute, because table editing treats every child of a table as a row. */
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
      // Tab in the last cell leaves the text; adding a row would trap the keyboard.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** The allowed content of a cell: everything except another table. */
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
