import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toastOutcome } from '../../lib/failure';
import { revokeMutation } from '../../api/owner-access';
import { Button } from '../../../ui/button';
import { Badge } from '../../ui/badge';
import { useConfirm } from '../../ui/dialog/confirm-dialog';
import { FirstItems } from '../../ui/first-rows';

export interface AccessRow {
  /** The address to revoke it. */
  address: string;
  name: string;
  /** Lines below the name. */
  details: string[];
  /** It has expired. */
  isOver: boolean;
}

/** A list of tokens or links that give access to metrics, each with a button to revoke it. */
export function AccessList({ label, rows, empty }: { label: string; rows: AccessRow[]; empty: string }) {
  const { ask, dialog } = useConfirm();
  const box = useRef<HTMLDivElement>(null);
  const { mutateAsync: revoke } = useMutation(revokeMutation);
  const onRevoke = ({ name, address }: AccessRow) =>
    ask({
      title: `Revoke ${name}?`,
      text: <p>Access stops immediately. This can’t be undone.</p>,
      action: 'Revoke',
      onConfirm: () => toastOutcome(revoke(address), { done: `${name} revoked`, failed: 'Failed to revoke' }),
      focusAfter: box,
    });
  return (
    <div ref={box} tabIndex={-1} className="rounded-sm">
      {rows.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      {rows.length > 0 && (
        <FirstItems rows={rows} first={5} aria-label={label} className="divide-y divide-line">
          {(row) => (
            <li key={row.address} className="flex items-center justify-between gap-x-6 py-3 text-sm">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong className="min-w-0 font-semibold break-words">{row.name}</strong>
                  {row.isOver && <Badge tone="plain">Expired</Badge>}
                </p>
                {row.details.map((line) => (
                  <p key={line} className="mt-0.5 text-xs break-words text-muted">
                    {line}
                  </p>
                ))}
              </div>
              <Button look="quiet" isCompact onClick={() => onRevoke(row)}>
                Revoke<span className="sr-only"> {row.name}</span>
              </Button>
            </li>
          )}
        </FirstItems>
      )}
      {dialog}
    </div>
  );
}
