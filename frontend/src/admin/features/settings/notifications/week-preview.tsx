import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { weekPreviewQuery } from '../../../api/notifications';
import { Button } from '../../../../ui/button';
import { QueryPanel } from '../../../ui/query-panel';

/** Last week's summary as plain text, with the same content as the HTML part. */
export function WeekPreview() {
  const [isOpen, setIsOpen] = useState(false);
  const mailQuery = useQuery({ ...weekPreviewQuery, enabled: isOpen });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide preview' : 'Preview last week'}
        </Button>
      </div>
      {isOpen && (
        <QueryPanel query={mailQuery} name="preview" skeleton={['h-48']}>
          {(mail) => (
            <article aria-label="Preview" className="rounded-sm border border-line bg-paper p-4 text-sm">
              <p className="mb-3 font-semibold">{mail.subject}</p>
              <p className="break-words whitespace-pre-wrap">{mail.text}</p>
            </article>
          )}
        </QueryPanel>
      )}
    </div>
  );
}
