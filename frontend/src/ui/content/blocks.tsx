import type { Block } from '@astaguide/content/blocks';
import { Callout } from './callout';
import { Cards } from './cards';
import { ContentTable } from './content-table';
import { RichText } from './rich-text';
import { Steps } from './steps';

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
