import type { TextBlockKind } from '@astaguide/contracts/publishing/text-blocks';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { BlockPreview } from '../../pickers';

/** A block that pages render as it is then, in the text that is edited. */
export function BlockInText({ node, updateAttributes }: NodeViewProps) {
  const { kind, value, title } = node.attrs as { kind: TextBlockKind; value: string; title: string | null };
  return (
    <NodeViewWrapper as="figure" contentEditable={false}>
      <BlockPreview
        kind={kind}
        value={value}
        title={title}
        onTitle={(typed) => updateAttributes({ title: typed === '' ? null : typed })}
      />
    </NodeViewWrapper>
  );
}
