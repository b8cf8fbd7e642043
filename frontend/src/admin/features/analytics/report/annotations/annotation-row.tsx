import type { Annotation, AnnotationKind } from '@astaguide/contracts/analytics/annotation';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { zonedDay } from '../../../../lib/zoned-time';
import { Button } from '../../../../../ui/button';

const kindNames: Record<AnnotationKind, string> = {
  price: 'Price',
  rank: 'Rank',
  stock: 'Stock',
  published: 'Post',
  note: 'Note',
};

interface AnnotationRowProps {
  annotation: Annotation;
  onEdit: () => void;
  onDelete: () => void;
}

export function AnnotationRow({ annotation: { at, kind, text }, onEdit, onDelete }: AnnotationRowProps) {
  const timeZone = useOwnerTimeZone();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <time dateTime={at} className="w-26 shrink-0 text-xs text-muted tabular-nums">
        {zonedDay(at, timeZone)}
      </time>
      <span className="w-16 shrink-0 rounded-full border border-edge px-2 py-0.5 text-center text-xs font-semibold">
        {kindNames[kind]}
      </span>
      <span className="min-w-0 grow basis-60 break-words">{text}</span>
      <span className="flex gap-2">
        {kind === 'note' && (
          <Button look="quiet" isCompact onClick={onEdit}>
            Edit<span className="sr-only">: {text}</span>
          </Button>
        )}
        <Button look="quiet" isCompact onClick={onDelete}>
          Delete<span className="sr-only">: {text}</span>
        </Button>
      </span>
    </li>
  );
}
