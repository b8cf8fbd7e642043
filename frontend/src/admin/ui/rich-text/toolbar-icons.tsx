import { Icon } from '../../../ui/icons';

const drawings = {
  bulletList: 'M7.5 5.5h9m-9 4.5h9m-9 4.5h9M3.75 5.5h.01M3.75 10h.01M3.75 14.5h.01',
  orderedList:
    'M8.5 5.5h8m-8 4.5h8m-8 4.5h8M3 4.25l1.25-.75v4M3 12.75c.2-1 2.25-1 2.25.25 0 1-2.25 1.5-2.25 2.75h2.5',
  quote: 'M4 13.5c2 0 3-1 3-3.25V6.5H3.5V10H7m5 3.5c2 0 3-1 3-3.25V6.5h-3.5V10H15',
  link: 'M8.5 11.5a3 3 0 0 0 4.25 0l2.75-2.75a3 3 0 0 0-4.25-4.25l-1 1m1.25 3a3 3 0 0 0-4.25 0L4.5 11.25a3 3 0 0 0 4.25 4.25l1-1',
  image: 'M3.5 4.5h13v11h-13zM3.5 13l4-4 4 4 2-2 3 3M13 7.75h.01',
  product: 'M5 3.5h10v13H5zM7.5 6.5h5v4h-5zM7.5 13h2.5m1.5 0h1',
  cite: 'M4 6.5h4v4c0 2-1 3-3 3.5m6-7.5h3v3m-2 6.5h4m-2-9.5v9.5',
  open: 'm6 8 4 4 4-4',
  footnote: 'M3.5 6.5h7m-7 4h7m-7 4h13M13.5 4.75 15.25 3.5v6',
  undo: 'M7.5 4.5 4 8l3.5 3.5M4.25 8H12a3.75 3.75 0 0 1 0 7.5H8',
  redo: 'M12.5 4.5 16 8l-3.5 3.5M15.75 8H8a3.75 3.75 0 0 0 0 7.5h4',
  source: 'm7 6-4 4 4 4m6-8 4 4-4 4m-1.75-9.5-2.5 11',
  rowAbove: 'M3.5 10.5h13v5h-13zM10 10.5v5M10 2.75v4.5M7.75 5h4.5',
  rowBelow: 'M3.5 4.5h13v5h-13zM10 4.5v5M10 12.75v4.5M7.75 15h4.5',
  columnBefore: 'M10.5 3.5h5v13h-5zM10.5 10h5M2.75 10h4.5M5 7.75v4.5',
  columnAfter: 'M4.5 3.5h5v13h-5zM4.5 10h5M12.75 10h4.5M15 7.75v4.5',
  deleteRow: 'M3.5 4.5h13v5h-13zM10 4.5v5m-2 4 4 4m0-4-4 4',
  deleteColumn: 'M4.5 3.5h5v13h-5zM4.5 10h5m4-2 4 4m0-4-4 4',
  headerRow: 'M3.5 4.5h13v11h-13zM3.5 8.5h13M4 5.5h12m-12 1h12m-12 1h12',
  deleteTable: 'M4.5 6h11m-7-2h3M6 6l.6 10h6.8L14 6M8.5 9v4.5m3-4.5v4.5',
} as const;

export type ToolDrawing = keyof typeof drawings;

export function ToolIcon({ drawing }: { drawing: ToolDrawing }) {
  return (
    <Icon strokeWidth="1.6">
      <path d={drawings[drawing]} />
    </Icon>
  );
}
