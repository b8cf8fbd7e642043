import { toSlug } from '@astaguide/contracts/lib/slug';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ContractField, type FieldLayout } from '../../../ui/form/contract-field';
import { postForm, type PostFormValues } from './post-form';

interface PostFieldProps {
  field: FieldLayout<PostFormValues>;
}

/** The title. The slug of a new article follows it until the owner edits the slug. */
export function TitleField({ field }: PostFieldProps) {
  const { getValues, setValue, formState } = useFormContext<PostFormValues>();
  const isNew = formState.defaultValues?.version === '';
  const before = useRef(getValues('title'));
  const onTyped = (title: string) => {
    const follows = isNew && getValues('slug') === toSlug(before.current);
    before.current = title;
    if (follows)
      setValue('slug', toSlug(title), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return <ContractField form={postForm} field={field} onTyped={onTyped} />;
}

/** The slug, with the resulting address and a warning before the address of a published article changes. */
export function SlugField({ field }: PostFieldProps) {
  const { defaultValues } = useFormContext<PostFormValues>().formState;
  const slug = useWatch<PostFormValues, 'slug'>({ name: 'slug' }).trim();
  const isMoved = defaultValues?.published && slug !== defaultValues.slug;
  const hint = isMoved ? (
    <span role="status" className="font-semibold text-warn">
      The URL changes. Links to /blog/{defaultValues.slug} will break.
    </span>
  ) : (
    `URL: /blog/${slug || '…'}`
  );
  return (
    <ContractField form={postForm} field={{ ...field, hint, autoCapitalize: 'none', spellCheck: false }} />
  );
}
