import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useEditorAddress, type Edited } from '../../lib/use-editor-address';
import { QueryPanel, type QueryPanelProps } from '../query-panel';

interface EditorTabProps<Entity> extends Pick<
  QueryPanelProps<Entity[]>,
  'query' | 'name' | 'skeleton' | 'errorHint'
> {
  /** The kind of entity: 'post'. */
  what: string;
  /** What to do first, while there are none. */
  start: ReactNode;
  list: (entities: Entity[], onEdit: (edited: Edited) => void) => ReactNode;
  /** What follows the list, also while it is empty or cannot be loaded. */
  below?: (entities: Entity[], onEdit: (edited: Edited) => void) => ReactNode;
  /** Renders the editor; of undefined, for a new entity. */
  editor: (entity: Entity | undefined, onClose: () => void) => ReactNode;
}

/** A list of entities, and the editor of the one in the address. */
export function EditorTab<Entity extends { id: number }>({
  what,
  start,
  list,
  below,
  editor,
  ...panel
}: EditorTabProps<Entity>) {
  const { data } = panel.query;
  const { edited, open, close } = useEditorAddress();
  const entity = edited === 'first' ? data?.[0] : data?.find(({ id }) => id === edited);
  const isEditing = edited === 'new' || entity !== undefined || (edited === 'first' && data?.length === 0);
  return (
    <>
      {data && edited !== undefined && !isEditing && (
        <div className="mb-6">
          <Notice title={`This ${what} no longer exists`} onRetry={close} retryLabel="Back to the list">
            It may have been deleted in another window.
          </Notice>
        </div>
      )}
      <QueryPanel
        {...panel}
        empty={
          <Notice title={`No ${what}s yet`}>
            {start}
            <div className="mt-4">
              <Button look="primary" onClick={() => open('new')}>
                Add {what}
              </Button>
            </div>
          </Notice>
        }
      >
        {(entities) => list(entities, open)}
      </QueryPanel>
      {below?.(data ?? [], open)}
      {data && isEditing && <Fragment key={edited}>{editor(entity, close)}</Fragment>}
    </>
  );
}
