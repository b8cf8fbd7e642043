import { blogCategories } from '@astaguide/contracts/blog/blog-post';
import { useController, useFormContext } from 'react-hook-form';
import { SelectField } from '../../ui/form/select-field';
import { SwitchField } from '../../ui/form/switch-field';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import { ContentField } from './content-field';
import { fieldLabels } from './field-labels';
import { PictureField } from './picture-field';
import type { PostFormValues } from './post-form';
import { SearchPreview } from './search-preview';
import { TitleAndSlug } from './title-and-slug';

const categories = blogCategories.map((category) => ({ value: category, label: category }));

interface PostFieldsProps {
  /** What the form began with. */
  loaded: PostFormValues;
  isNew: boolean;
}

/** What is written on the left, what is said about it on the right; one below the other on a phone. */
export function PostFields({ loaded, isNew }: PostFieldsProps) {
  const { register, formState } = useFormContext<PostFormValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <TitleAndSlug loaded={loaded} isNew={isNew} />
        <TextArea
          label={fieldLabels.excerpt}
          hint="Stands on the article’s card and under its title."
          rows={2}
          required
          error={errors.excerpt?.message}
          {...register('excerpt')}
        />
        <ContentField />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <PublishedField isOnSite={loaded.published} />
        <SelectField
          label={fieldLabels.category}
          placeholder="Choose a category"
          options={categories}
          required
          error={errors.category?.message}
          {...register('category')}
        />
        <PictureField />
        <TextField
          label={fieldLabels.keywords}
          hint="Between commas."
          autoComplete="off"
          error={errors.keywords?.message}
          {...register('keywords')}
        />
        <TextArea
          label={fieldLabels.metaDescription}
          hint="What search results show under the title. Left empty, the excerpt is used."
          rows={3}
          error={errors.metaDescription?.message}
          {...register('metaDescription')}
        />
        <SearchPreview />
      </div>
    </div>
  );
}

function PublishedField({ isOnSite }: { isOnSite: boolean }) {
  const { field } = useController<PostFormValues, 'published'>({ name: 'published' });
  const hints = {
    stays: 'Everybody can read it.',
    appears: 'It is on the site as soon as you save.',
    goes: 'It leaves the site when you save. Only you see drafts.',
    waits: 'A draft: only you see it.',
  };
  const hint = field.value ? (isOnSite ? hints.stays : hints.appears) : isOnSite ? hints.goes : hints.waits;
  return (
    <div className="rounded-md border border-line bg-paper p-4">
      <SwitchField
        label={fieldLabels.published}
        hint={hint}
        checked={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}
