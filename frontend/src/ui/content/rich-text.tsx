import type { Inline, RichText as RichTextContent } from '@astaguide/content/blocks';
import { citationLabel } from '@astaguide/content/studies/citation';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { noteId, useCitedStudy } from './cited-studies-context';
import { useStudyChange } from './studies/study-changes-context';

interface RichTextProps {
  text: RichTextContent;
  /** Shows references without brackets, for places where they are the subject, such as a row header. */
  bareReferences?: boolean;
}

/** Inline text with emphasis, links and references. References need a CitedStudiesContext, and Sources on the page. */
export function RichText({ text, bareReferences = false }: RichTextProps) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} bareReferences={bareReferences} />
    </Fragment>
  ));
}

function Piece({ piece, bareReferences }: { piece: Inline; bareReferences: boolean }) {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('cite' in piece) return <Reference studyKey={piece.cite} isBare={bareReferences} />;
  // A well-known file is not a page, so the browser loads it.
  if (piece.href.startsWith('/') && !piece.href.startsWith('/.well-known/'))
    return <Link href={piece.href}>{piece.text}</Link>;
  return <a href={piece.href}>{piece.text}</a>;
}

function Reference({ studyKey, isBare }: { studyKey: string; isBare: boolean }) {
  const study = useCitedStudy(studyKey);
  const change = useStudyChange(studyKey);
  const button = (
    <button type="button" popoverTarget={noteId(study.key)} className="reference">
      {citationLabel(study)}
    </button>
  );
  const mark = change && <strong className="text-bad">{studyChangeNames[change.kind]}</strong>;
  if (isBare)
    return (
      <>
        {button} {mark}
      </>
    );
  // No line ends between a bracket or comma and the button, if the screen has room for that.
  return (
    <span className="text-[0.92em] text-muted">
      <span className="min-[23rem]:whitespace-nowrap">
        ({button}
        {mark ? ',' : ')'}
      </span>
      {mark && <> {mark})</>}
    </span>
  );
}
