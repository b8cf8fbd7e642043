import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { CardPreview } from '../pickers';

/** The card of a product in the text that is edited. */
export function CardInText({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper as="figure" contentEditable={false}>
      <CardPreview productId={node.attrs.productId as number} />
    </NodeViewWrapper>
  );
}
