import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { checkedUsesMutation } from '../../../api/reading/study-uses';
import { useAction } from '../../../api/use-action';

type Use = StudyUses['uses'][number];

const kinds: Readonly<Record<Use['kind'], string>> = {
  page: 'Page',
  answer: 'Answer',
  review: 'Reviews',
  article: 'Article',
  product: 'Product',
};

/** The places that cite a study; of a changed one, each can be marked as checked. */
export function UseList({ study: { key, change, uses } }: { study: StudyUses }) {
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
