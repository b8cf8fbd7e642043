import { useSearchParams } from 'wouter';

/** The open editor: a new entity, or the one with that id. */
export type Edited = 'new' | number;

/** In a link: the editor of the first entity of the list, whichever that is. */
const FIRST = 'first';

/**
 * Keeps the open editor of a dashboard tab in the address ('?tab=products&edit=12'), so that reload and sign-in restore
 * it, and the back button closes it.
 */
export function useEditorAddress(): {
  edited: Edited | typeof FIRST | undefined;
  open: (edited: Edited) => void;
  close: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const edit = search.get('edit');
  const isId = edit !== null && /^[1-9]\d{0,9}$/.test(edit);
  const change = (edited: Edited | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (edited === undefined) next.delete('edit');
      else next.set('edit', String(edited));
      // The field in the address.
      next.delete('field');
      return next;
    });
  return {
    edited: edit === 'new' || edit === FIRST ? edit : isId ? Number(edit) : undefined,
    open: change,
    close: () => change(undefined),
  };
}
