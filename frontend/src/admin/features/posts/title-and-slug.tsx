import { toSlug } from '@astaguide/contracts/values/slug';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/form/text-field';
import { fieldLabels } from './field-labels';
import type { PostFormValues } from './post-form';

interface TitleAndSlugProps {
  loaded: PostFormValues;
  isNew: boolean;
}

/** The slug of a new article follows its title until the owner writes another one. */
export function TitleAndSlug({ loaded, isNew }: TitleAndSlugProps) {
  const { register, getValues, setValue, formState } = useFormContext<PostFormValues>();
  const { errors, isSubmitted } = formState;
  const slug = useWatch<PostFormValues, 'slug'>({ name: 'slug' }).trim();
  const title = register('title');
  const isMoved = loaded.published && slug !== loaded.slug;
  return (
    <>
      <TextField
        label={fieldLabels.title}
        autoComplete="off"
        required
        error={errors.title?.message}
        {...title}
        onChange={(event) => {
          const follows = isNew && getValues('slug') === toSlug(getValues('title'));
          void title.onChange(event);
          if (!follows) return;
          setValue('slug', toSlug(event.target.value), { shouldDirty: true, shouldValidate: isSubmitted });
        }}
      />
      <TextField
        label={fieldLabels.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={
          isMoved ? (
            <span role="status" className="font-semibold text-accent-strong">
              The article’s address changes: links to /blog/{loaded.slug} will lead nowhere.
            </span>
          ) : (
            `The article stands at /blog/${slug || '…'}`
          )
        }
        error={errors.slug?.message}
        {...register('slug')}
      />
    </>
  );
}
