import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { weekPreviewQuery } from '../../../api/notifications';
import { buttonStyle } from '../../../../ui/button-style';
import { QueryPanel } from '../../../ui/query-panel';

/** Last week's summary as plain text, with the same content as the HTML part. */
export function WeekPreview() {
  const [isOpen, setIsOpen] = useState(false);
  const mailQuery = useQuery({ ...weekPreviewQuery, enabled: isOpen });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonStyle('quiet')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide preview' : 'Preview last week'}
        </button>
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
