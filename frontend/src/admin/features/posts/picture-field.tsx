import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buttonStyle } from '../../../ui/button-style';
import { TextField } from '../../ui/form/text-field';
import { ImagePicker } from '../../ui/image-picker';
import { fieldLabels } from './field-labels';
import type { PostFormValues } from './post-form';

/** The article's picture: how it looks, its address, and a way to the image library. */
export function PictureField() {
  const { register, setValue, formState } = useFormContext<PostFormValues>();
  const src = useWatch<PostFormValues, 'imageUrl'>({ name: 'imageUrl' }).trim();
  const [failed, setFailed] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <TextField
        label={fieldLabels.imageUrl}
        inputMode="url"
        autoComplete="off"
        required
        className="w-full"
        error={formState.errors.imageUrl?.message}
        {...register('imageUrl')}
      />
      {src !== '' && (
        <div className="grid aspect-video w-full place-items-center overflow-hidden rounded-sm bg-sunken">
          {failed === src ? (
            <p className="px-4 text-center text-xs text-muted">There is no picture at this address.</p>
          ) : (
            <img
              src={src}
              alt="The article’s picture"
              className="size-full object-cover"
              onError={() => setFailed(src)}
            />
          )}
        </div>
      )}
      <button
        type="button"
        className={buttonStyle('quiet', undefined, 'compact')}
        onClick={() => setIsPicking(true)}
      >
        Choose or upload
      </button>
      {isPicking && (
        <ImagePicker
          onPick={(url) => {
            setValue('imageUrl', url, { shouldDirty: true, shouldValidate: formState.isSubmitted });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
