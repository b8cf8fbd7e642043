import { findParentNode, type CommandProps } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Selection } from '@tiptap/pm/state';

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

/** Puts the cursor into the text below the table, from where Tab leaves the field. */
export function leaveTable({ tr }: Pick<CommandProps, 'tr'>): boolean {
  const table = findParentNode(({ type }) => type.name === 'table')(tr.selection);
  const below = table && Selection.findFrom(tr.doc.resolve(table.pos + table.node.nodeSize), 1, true);
  if (below) tr.setSelection(below).scrollIntoView();
  return below !== undefined;
}
