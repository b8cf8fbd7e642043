import { useFormContext, useWatch } from 'react-hook-form';
import { ContractField, type FieldLayout } from '../../ui/form/contract-field';
import { postForm, type PostFormValues } from './post-form';

/** The switch, with what saving will do to the article on the site. */
export function PublishedField({ field }: { field: FieldLayout<PostFormValues> }) {
  const isPublished = useWatch<PostFormValues, 'published'>({ name: 'published' });
  const isOnSite = useFormContext<PostFormValues>().formState.defaultValues?.published;
  const hint = isPublished
    ? isOnSite
      ? 'Everybody can read it.'
      : 'It is on the site as soon as you save.'
    : isOnSite
      ? 'It leaves the site when you save. Only you see drafts.'
      : 'A draft: only you see it.';
  return (
    <div className="rounded-md border border-line bg-paper p-4">
      <ContractField form={postForm} field={{ ...field, hint }} />
    </div>
  );
}
