import { lazy, Suspense, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Skeleton } from '../../../ui/skeleton';
import { fieldLabels } from './field-labels';
import type { PostFormValues } from './post-form';

const RichTextEditor = lazy(() => import('../../ui/rich-text/rich-text-editor'));

/** The article's text. */
export function ContentField() {
  const box = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController<PostFormValues, 'content'>({ name: 'content' });
  const { ref, value, onChange } = field;
  useEffect(() => {
    // Where a message about the text sends the reader.
    ref({ focus: () => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus() });
  }, [ref]);
  return (
    <div ref={box}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <RichTextEditor
          label={fieldLabels.content}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      </Suspense>
    </div>
  );
}
