import { readUploadedImage } from '@astaguide/contracts/publishing/uploaded-image';

/** Images that are part of the site have a second, smaller file for phones. */
const OF_THE_SITE = /^(\/pictures\/.+)(?<!-680)\.webp$/;

/** The sources of an image. */
export interface PictureSources {
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
