import { useCallback, useState, type ReactNode } from 'react';
import { pictureSources } from '../lib/picture-sources';

interface PictureProps {
  src: string;
  alt: string;
  /** The size that pictures of this kind have where the address does not tell. Pixels. */
  usual: { width: number; height: number };
  /** The width of its largest place, as `sizes` has it; lazy pictures measure theirs where the browser can. */
  place: string;
  /** Above the fold: loaded with high priority, not lazily. */
  isPrior?: boolean;
  className: string;
  /** Stands in where the picture cannot be loaded. */
  placeholder: ReactNode;
}

/** A picture in the smallest form that fits its place. */
export function Picture({ src, alt, usual, place, isPrior = false, className, placeholder }: PictureProps) {
  // No address is as good as a bad one.
  const [failed, setFailed] = useState('');
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      // The picture may have failed before this page came alive, when nobody listened. Asked only after the
      // first layout: until then a picture out of the cache, sized by its place, says that it has no width.
      const frame = requestAnimationFrame(() => {
        if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
      });
      return () => cancelAnimationFrame(frame);
    },
    [src],
  );
  if (failed === src) return placeholder;
  const { srcSet, avif, width, height } = pictureSources(src, usual);
  const sizes = isPrior ? place : `auto, ${place}`;
  const image = (
    <img
      ref={noticeEarlyFailure}
      // Before src, so that no browser begins with the larger file.
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isPrior ? 'eager' : 'lazy'}
      fetchPriority={isPrior ? 'high' : 'auto'}
      decoding="async"
      className={className}
      onError={() => setFailed(src)}
    />
  );
  if (!avif) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
