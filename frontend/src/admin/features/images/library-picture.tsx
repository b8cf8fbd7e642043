import type { Image } from '@astaguide/contracts/image';
import { readUploadedPicture } from '@astaguide/contracts/catalog/uploaded-picture';
import { useState } from 'react';

/** Columns are about as wide as this; the smallest stored size does for most. */
const SIZES = '(min-width: 36rem) 15rem, 46vw';

/** A picture of the library in a square frame, fetched in a small size when it comes near. */
export function LibraryPicture({ image: { url, width, height } }: { image: Image }) {
  const [isBroken, setIsBroken] = useState(false);
  const sizes = readUploadedPicture(url);
  if (isBroken) {
    return (
      <span className="grid aspect-square place-items-center bg-sunken p-2 text-center text-xs text-muted">
        Cannot be shown
      </span>
    );
  }
  return (
    <picture className="relative block aspect-square bg-sunken">
      {sizes?.avif && <source type="image/avif" srcSet={sizes.avif} sizes={SIZES} />}
      {sizes?.webp && <source type="image/webp" srcSet={sizes.webp} sizes={SIZES} />}
      <img
        src={url}
        // Its name says nothing: it is named by what stands beside it.
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
