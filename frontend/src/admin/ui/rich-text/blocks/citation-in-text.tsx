import { NodeViewWrapper, useEditorState, type NodeViewProps } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';

/** The keys of the studies that a text refers to, each once, in the order of their numbers. */
function citedIn(doc: Node): string[] {
  const keys = new Set<string>();
  doc.descendants((node) => {
    if (node.type.name === 'citation') keys.add(node.attrs.study as string);
  });
  return [...keys];
}

/** The reference to a study, with the number that it has now. */
export function CitationInText({ node, editor, selected }: NodeViewProps) {
  const key = node.attrs.study as string;
  const number = useEditorState({
    editor,
    selector: ({ editor: { state } }) => citedIn(state.doc).indexOf(key) + 1,
  });
  return (
    <NodeViewWrapper
      as="sup"
      contentEditable={false}
      title={key}
      aria-label={`Reference ${number}: ${key}`}
      className={`cursor-default rounded-sm px-0.5 font-semibold text-accent-strong ${selected ? 'bg-accent-soft outline-2 outline-accent' : ''}`}
    >
      {number}
    </NodeViewWrapper>
  );
}
