import { useCallback, useState, type ReactNode } from 'react';
import { pictureSources } from '../lib/picture-sources';

interface PictureProps {
  src: string;
  alt: string;
  /** The usual size of this kind of image, if the address does not contain it. Pixels. */
  usual: { width: number; height: number };
  /** The value of `sizes`: the largest rendered width. Lazy images use `auto` where browsers support it. */
  place: string;
  /** Above the fold: loaded with high priority, not lazily. */
  isPrior?: boolean;
  className: string;
  /** Shown if the image cannot be loaded. */
  placeholder: ReactNode;
}

/** An image in the smallest version that fits. */
export function Picture({ src, alt, usual, place, isPrior = false, className, placeholder }: PictureProps) {
  // The failed `src`. Initially '', so that a missing address counts as failed.
  const [failed, setFailed] = useState('');
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      // The image may have failed before hydration, without a listener. Checked only after the first layout: before
      // that, a cached image that is sized by its layout reports a natural width of 0.
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
      // Before src, so that no browser starts loading the larger file.
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
