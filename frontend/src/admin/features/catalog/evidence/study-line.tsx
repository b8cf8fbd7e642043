import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { useState } from 'react';
import { longDay } from '../../../../lib/calendar-date';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { StudyChangeNote } from '../../../../ui/content/studies/study-change-note';
import { studyChangeMutation, checkedUsesMutation } from '../../../api/reading/study-uses';
import { useAction } from '../../../api/use-action';
import { ChangeForm } from './change-form';
import { CheckForm } from './check-form';
import { OwnStudyTools } from './own-studies/own-study-tools';

const kinds: Readonly<Record<Use['kind'], string>> = {
  page: 'Page',
  answer: 'Answer',
  review: 'Reviews',
  article: 'Article',
  product: 'Product',
};

/** A study with its change, the day of its last check, and every place that cites it. */
export function StudyLine({ study }: { study: StudyUses }) {
  const { key, label, change, uses } = study;
  const unchecked = uses.filter(({ isChecked }) => !isChecked).length;
  return (
    <details open={change !== null}>
      <summary className="flex cursor-pointer items-baseline justify-between py-2.5 text-sm">
        <span>
          <span className="font-semibold">{label}</span>{' '}
          <span className="text-muted">
            cited in {formatPlural(uses.length, 'place')}
            {change && unchecked > 0 && `, ${unchecked} to check`}
          </span>
        </span>
      </summary>
      <div className="grid gap-4 pb-5 pl-4 text-sm">
        <Change study={study} />
        <UseList study={study} />
        <LastCheck study={study} />
        {study.isOwn && <OwnStudyTools study={study} isCited={uses.length > 0} />}
        <p>
          <a href={`/studies#${key}`} className="text-accent-strong underline">
            Record
            <span className="sr-only"> of {label}</span>
          </a>
        </p>
      </div>
    </details>
  );
}

function Change({ study }: { study: StudyUses }) {
  const { key, label, change } = study;
  const [isEditing, setIsEditing] = useState(false);
  const [save, isPending] = useAction(studyChangeMutation, {
    done: `${label} is no longer marked`,
    failed: 'Failed to remove the mark',
  });
  if (isEditing) return <ChangeForm study={study} onClose={() => setIsEditing(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {change && (
        <p className="prose-links basis-full">
          <StudyChangeNote change={change} />
        </p>
      )}
      <Button look="quiet" isCompact onClick={() => setIsEditing(true)}>
        {change ? 'Edit' : 'Record a change'}
        <span className="sr-only"> of {label}</span>
      </Button>
      {change && (
        <Button look="quiet" isCompact disabled={isPending} onClick={() => void save({ key, change: null })}>
          Remove<span className="sr-only"> the change of {label}</span>
        </Button>
      )}
    </div>
  );
}

function LastCheck({ study }: { study: StudyUses }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <CheckForm study={study} onClose={() => setIsEditing(false)} />;
  const { label, checkedOn } = study;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {checkedOn ? `Record last checked on ${longDay(checkedOn)}` : 'Record not checked yet'}
      <Button look="quiet" isCompact onClick={() => setIsEditing(true)}>
        Mark as checked<span className="sr-only"> {label}</span>
      </Button>
    </p>
  );
}

type Use = StudyUses['uses'][number];

/** The places that cite a study; of a changed one, each can be marked as checked. */
function UseList({ study: { key, change, uses } }: { study: StudyUses }) {
  const [save, isPending] = useAction(checkedUsesMutation, { failed: 'Failed to save what was checked' });
  const check = (id: string, isChecked: boolean) => {
    const ids = uses.filter((use) => (use.id === id ? isChecked : use.isChecked)).map((use) => use.id);
    void save({ key, ids });
  };
  return (
    <ul className="grid gap-1">
      {uses.map(({ id, kind, title, url, isChecked }) => (
        <li key={id} className="flex items-start gap-3">
          {change && (
            <input
              type="checkbox"
              aria-label={`Checked: ${title}`}
              className="size-6 shrink-0 accent-accent"
              checked={isChecked}
              disabled={isPending}
              onChange={({ target }) => check(id, target.checked)}
            />
          )}
          <span className="w-14 shrink-0 text-xs leading-6 text-muted">{kinds[kind]}</span>
          {url === null ? (
            title
          ) : (
            <a href={url} className="text-accent-strong underline">
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
