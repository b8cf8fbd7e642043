import { useWatch } from 'react-hook-form';
import { buttonStyle } from '../../../ui/button-style';
import { ProductPicture } from '../../../ui/product/product-picture';
import { TextInput } from './form-controls';
import type { ProductFormValues } from './product-form';

interface PictureFieldProps {
  /** Asks for the image library. */
  onPick: () => void;
  className: string;
}

/** The picture: its address, how it looks, and a way to the image library. */
export function PictureField({ onPick, className }: PictureFieldProps) {
  const src = useWatch<ProductFormValues, 'imageUrl'>({ name: 'imageUrl' });
  return (
    <div className={`flex items-start gap-4 ${className}`}>
      <ProductPicture
        key={src}
        src={src.trim()}
        name="Picture of the product"
        className="mt-7.5 size-24 shrink-0 rounded-sm border border-line"
      />
      <div className="grid min-w-0 grow justify-items-start gap-3">
        <TextInput name="imageUrl" required inputMode="url" className="w-full" />
        <button type="button" className={buttonStyle('quiet', undefined, 'compact')} onClick={onPick}>
          Choose or upload
        </button>
      </div>
    </div>
  );
}
