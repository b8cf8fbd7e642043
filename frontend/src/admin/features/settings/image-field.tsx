import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { TextField } from '../../ui/inputs/text-field';
import { ImagePicker } from '../../ui/pickers';
import type { GeneralValues } from './settings-values';

interface ImageFieldProps {
  name: 'logoUrl' | 'faviconUrl';
  label: string;
  hint: string;
}

/** The address of an image: typed, or picked from the library, with a thumbnail. */
export function ImageField({ name, label, hint }: ImageFieldProps) {
  const { field, fieldState } = useController<GeneralValues, typeof name>({ name });
  const [isPicking, setIsPicking] = useState(false);
  const noun = name === 'logoUrl' ? 'logo' : 'favicon';
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={label}
        hint={hint}
        error={fieldState.error?.message}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Thumbnail key={field.value} address={field.value} noun={noun} />
        <Button look="quiet" isCompact onClick={() => setIsPicking(true)}>
          Choose image<span className="sr-only"> for the {noun}</span>
        </Button>
        {field.value !== '' && (
          <Button look="quiet" isCompact onClick={() => field.onChange('')}>
            Remove<span className="sr-only"> the {noun}</span>
          </Button>
        )}
      </div>
      {isPicking && (
        <ImagePicker
          onPick={(url) => {
            field.onChange(url);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

function Thumbnail({ address, noun }: { address: string; noun: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const isAddress = /^(\/|https?:\/\/)/i.test(address.trim());
  return (
    <span className="grid h-14 w-36 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-paper p-2 text-center text-xs text-muted">
      {isAddress && !isBroken ? (
        <img
          src={address.trim()}
          alt={`Current ${noun}`}
          className="max-h-10 max-w-full object-contain"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <span>{isAddress ? 'Can’t be displayed' : `No ${noun}`}</span>
      )}
    </span>
  );
}
