import type { Node } from '@tiptap/pm/model';
import { NodeViewWrapper, useEditorState, type NodeViewProps } from '@tiptap/react';
import { findNote, noteText, referredNotes } from './notes';

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
    <NumberInText number={number} title={key} label={`Reference ${number}: ${key}`} isSelected={selected} />
  );
}

/** The reference to a footnote, with the number that it has now. */
export function FootnoteInText({ node, editor, selected }: NodeViewProps) {
  const id = node.attrs.note as string;
  const textOf = (note: ReturnType<typeof findNote>) => (note ? noteText(note.node) : '');
  const { number, text } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      number: referredNotes(state.doc).indexOf(id) + 1,
      text: textOf(findNote(state.doc, id)),
    }),
  });
  return <NumberInText number={number} title={text} label={`Footnote ${number}`} isSelected={selected} />;
}

interface NumberProps {
  number: number;
  title: string;
  label: string;
  isSelected: boolean;
}

const NumberInText = ({ number, title, label, isSelected }: NumberProps) => (
  <NodeViewWrapper
    as="sup"
    contentEditable={false}
    title={title}
    aria-label={label}
    className={`cursor-default rounded-sm px-0.5 font-semibold text-accent-strong ${isSelected ? 'bg-accent-soft outline-2 outline-accent' : ''}`}
  >
    {number}
  </NodeViewWrapper>
);
