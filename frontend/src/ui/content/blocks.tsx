import type { Block, TitledText, Card, BlockOf } from '@astaguide/content/blocks';
import { Callout } from './callout';
import { RichText } from './rich-text';
import { classNames } from '../../lib/class-names';

/** Renders the blocks of a text. Use inside an element with class `prose`. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return <Steps items={block.items} />;
    case 'cards':
      return <Cards items={block.items} />;
    case 'table':
      return <ContentTable {...block} />;
    case 'callout':
      return <Callout {...block} />;
  }
}

/** Numbered steps. */
function Steps({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="steps border-b border-line">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-3 md:py-4"
        >
          <span aria-hidden="true" className="font-display text-xl font-semibold text-accent tabular-nums">
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-1">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Short texts side by side, each with an optional number. */
export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul
      className={classNames(
        'cards grid gap-px overflow-hidden rounded-md border border-line bg-line',
        // Avoids half-empty rows.
        items.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
      )}
    >
      {items.map(({ title, figure, text, link }) => (
        <li key={title} className="bg-surface px-4 py-3.5 md:p-5">
          <p className="flex flex-wrap items-baseline gap-x-3 font-semibold md:block">
            {figure && <span className="block font-display text-2xl text-accent tabular-nums">{figure}</span>}
            {title}
          </p>
          <p className="mt-1 text-sm text-muted md:mt-2">
            <RichText text={text} />
          </p>
          {link && (
            <p className="mt-2 text-sm">
              <RichText text={[link]} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A table with a caption; where there is no room for its columns, each row is a card. */
function ContentTable({ caption, head, rows }: BlockOf<'table'>) {
  return (
    <div className="table-box">
      {/* The roles are explicit, because browsers drop table semantics if CSS changes the display type. */}
      <table role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {name !== undefined && <RichText text={name} bareReferences />}
              </th>
              {cells.map((cell, cellIndex) => (
                <td key={cellIndex} role="cell" data-label={head[cellIndex + 1]}>
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
