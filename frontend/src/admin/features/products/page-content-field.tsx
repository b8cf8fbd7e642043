import { lazy, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { Skeleton } from '../../../ui/skeleton';
import { fieldLabels } from './field-labels';
import type { ProductFormValues } from './product-form';

const RichTextEditor = lazy(() => import('../../ui/rich-text/rich-text-editor'));

/** The text below the facts of the review page. */
export function PageContentField({ className }: { className: string }) {
  const { field, fieldState } = useController<ProductFormValues, 'htmlContent'>({ name: 'htmlContent' });
  return (
    <div className={className}>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <RichTextEditor
          label={fieldLabels.htmlContent}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          hint="Stands below the facts of the review page."
        />
      </Suspense>
    </div>
  );
}
