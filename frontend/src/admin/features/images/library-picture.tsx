import type { Image } from '@astaguide/contracts/image';
import { readUploadedImage } from '@astaguide/contracts/catalog/uploaded-image';
import { useState } from 'react';

/** Approximate column width; the smallest stored size is enough for most screens. */
const SIZES = '(min-width: 36rem) 15rem, 46vw';

/** An image of the library in a square frame, loaded lazily in a small size. */
export function LibraryPicture({ image: { url, width, height } }: { image: Image }) {
  const [isBroken, setIsBroken] = useState(false);
  const sizes = readUploadedImage(url);
  if (isBroken) {
    return (
      <span className="grid aspect-square place-items-center bg-sunken p-2 text-center text-xs text-muted">
        Can’t be displayed
      </span>
    );
  }
  return (
    <picture className="relative block aspect-square bg-sunken">
      {sizes?.avif && <source type="image/avif" srcSet={sizes.avif} sizes={SIZES} />}
      {sizes?.webp && <source type="image/webp" srcSet={sizes.webp} sizes={SIZES} />}
      <img
        src={url}
        // The file name would not help; the card names the image.
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-scale-down"
        onError={() => setIsBroken(true)}
      />
    </picture>
  );
}
