import { useFormContext, useWatch } from 'react-hook-form';
import { ContractField, type FieldLayout } from '../../ui/form/contract-field';
import { postForm, type PostFormValues } from './post-form';

/** The switch for publishing, with the effect of saving. */
export function PublishedField({ field }: { field: FieldLayout<PostFormValues> }) {
  const isPublished = useWatch<PostFormValues, 'published'>({ name: 'published' });
  const isOnSite = useFormContext<PostFormValues>().formState.defaultValues?.published;
  const hint = isPublished
    ? isOnSite
      ? 'Visible to everyone'
      : 'Published when you save'
    : isOnSite
      ? 'Unpublished when you save'
      : 'Draft, only visible to you';
  return (
    <div className="rounded-md border border-line bg-paper p-4">
      <ContractField form={postForm} field={{ ...field, hint }} />
    </div>
  );
}
