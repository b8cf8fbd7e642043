import { useState, type ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { classNames } from '../../../lib/class-names';
import { ImagePicker } from '../pickers';
import { TextField } from '../inputs/text-field';

interface ImageFieldProps extends ComponentProps<typeof TextField> {
  name: string;
  /** The preview of a wide image is below the address, that of a square one beside it. */
  format: 'square' | 'wide';
}

/** The address of an image, with a preview and a button for the image library. */
export function ImageField({ format, className, ...input }: ImageFieldProps) {
  const { name } = input;
  const { setValue, formState } = useFormContext<Record<string, string>>();
  const src = (useWatch<Record<string, string>>({ name }) ?? '').trim();
  const [broken, setBroken] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div
      className={classNames(
        'grid items-start gap-x-4 gap-y-3',
        format === 'square' && 'grid-cols-[6rem_1fr]',
        className,
      )}
    >
      <TextField inputMode="url" autoComplete="off" {...input} />
      <div
        className={classNames(
          'grid place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-center text-xs text-muted',
          format === 'square' ? 'row-span-2 row-start-1 mt-7.5 size-24' : 'aspect-video w-full',
        )}
      >
        {src !== '' && broken !== src && (
          <img
            src={src}
            alt={input.label}
            className="size-full object-cover"
            onError={() => setBroken(src)}
          />
        )}
        {src !== '' && broken === src && <p className="px-2">No image found at this URL.</p>}
        {src === '' && <p className="px-2">No image yet</p>}
      </div>
      <div>
        <Button look="quiet" isCompact onClick={() => setIsPicking(true)}>
          Choose or upload
        </Button>
      </div>
      {isPicking && (
        <ImagePicker
          onPick={(url) => {
            setValue(name, url, { shouldDirty: true, shouldValidate: formState.isSubmitted });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
