import type { BlockOf } from '@astaguide/content/blocks';
import { useId } from 'react';
import { RichText } from './rich-text';

/** Minimum readable width of a column, in rem. */
const COLUMN_WIDTH = 9.5;

/** A table with a caption; on narrow screens it scrolls horizontally, also by keyboard. */
export function ContentTable({ caption, head, rows }: BlockOf<'table'>) {
  const captionId = useId();
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className="table-scroll">
      <table style={{ minWidth: `${head.length * COLUMN_WIDTH}rem` }}>
        <caption id={captionId}>
          {/* As wide as what is in view, so that it is read without scrolling. */}
          <span className="sticky left-0 inline-block max-w-[100cqw]">{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name !== undefined && <RichText text={name} bareReferences />}</th>
              {cells.map((cell, cellIndex) => (
                <td key={cellIndex}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
