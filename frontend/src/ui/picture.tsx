import { readUploadedImage } from '@astaguide/contracts/publishing/uploaded-image';
import { useCallback, useState, type ReactNode } from 'react';

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

/** Images that are part of the site have a second, smaller file for phones. */
const OF_THE_SITE = /^(\/pictures\/.+)(?<!-680)\.webp$/;

/** The sources of an image. */
interface PictureSources {
  /** `srcset` of the image and of its AVIF version; undefined if there is only one file. */
  srcSet: string | undefined;
  avif: string | undefined;
  /** Pixels. */
  width: number;
  height: number;
}

/** @param usual the usual size of this kind of image, if the address does not contain it */
export function pictureSources(src: string, usual: { width: number; height: number }): PictureSources {
  const uploaded = readUploadedImage(src);
  if (uploaded) {
    const { width, height, webp, avif } = uploaded;
    return { srcSet: webp, avif, width, height };
  }
  const name = OF_THE_SITE.exec(src)?.[1];
  return { srcSet: name && `${name}-680.webp 680w, ${src} ${usual.width}w`, avif: undefined, ...usual };
}
