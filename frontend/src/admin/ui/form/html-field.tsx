import { lazy, Suspense, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Skeleton } from '../../../ui/skeleton';
import type { FieldTexts } from '../inputs/field';

const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor'));

interface HtmlFieldProps extends FieldTexts {
  name: string;
  className: string | undefined;
}

/** A rich-text field of the surrounding form. */
export function HtmlField({ name, className, ...editor }: HtmlFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { field } = useController<Record<string, string>>({ name });
  const { ref, value, onChange } = field;
  useEffect(() => {
    // The form focuses this element on a validation error.
    ref({ focus: () => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus() });
  }, [ref]);
  return (
    <div ref={box} className={className}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <RichTextEditor value={value ?? ''} onChange={onChange} {...editor} />
      </Suspense>
    </div>
  );
}
