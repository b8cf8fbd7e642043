import { toSlug } from '@astaguide/contracts/lib/slug';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { siteSettingsQuery } from '../../../../api/site-settings';
import { ContractField, type FieldLayout } from '../../../ui/form/contract-field';
import { postForm, type PostFormValues } from './post-form';

interface PostFieldProps {
  field: FieldLayout<PostFormValues>;
}

/** The title. The slug of a new article follows it until the owner edits the slug. */
export function TitleField({ field }: PostFieldProps) {
  const { getValues, setValue, setFocus, formState } = useFormContext<PostFormValues>();
  const isNew = formState.defaultValues?.version === '';
  const before = useRef(getValues('title'));
  const { data: settings } = useQuery(siteSettingsQuery);
  const slugOf = (title: string) => toSlug(title, settings?.slugLanguage);
  const onTyped = (title: string) => {
    const follows = isNew && getValues('slug') === slugOf(before.current);
    before.current = title;
    if (follows)
      setValue('slug', slugOf(title), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    // The field wraps long titles, but a title is one line: Enter goes on to the text, and a pasted break is a space.
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        setFocus('content');
      }}
      onInputCapture={({ target }) => {
        const area = target as HTMLTextAreaElement;
        if (/[\r\n]/.test(area.value)) area.value = area.value.replace(/\s*[\r\n]\s*/g, ' ');
      }}
    >
      <ContractField form={postForm} field={field} onTyped={onTyped} />
    </div>
  );
}

/** The slug, with the resulting address and a note before the address of a published article changes. */
export function SlugField({ field }: PostFieldProps) {
  const { defaultValues } = useFormContext<PostFormValues>().formState;
  const slug = useWatch<PostFormValues, 'slug'>({ name: 'slug' }).trim();
  const title = useWatch<PostFormValues, 'title'>({ name: 'title' });
  const isMoved = defaultValues?.published && slug !== defaultValues.slug;
  const hint = isMoved ? (
    <span role="status" className="font-semibold">
      The URL changes. /blog/{defaultValues.slug} will lead here.
    </span>
  ) : slug === '' && title !== '' && toSlug(title) === '' ? (
    'The post gets a slug from its number.'
  ) : (
    `URL: /blog/${slug || '…'}`
  );
  return (
    <ContractField form={postForm} field={{ ...field, hint, autoCapitalize: 'none', spellCheck: false }} />
  );
}
