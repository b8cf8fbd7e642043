import { readUploadedImage } from '@astaguide/contracts/catalog/uploaded-image';

/** The pictures that come with the site stand there in a second size, enough for a phone. */
const OF_THE_SITE = /^(\/pictures\/.+)(?<!-680)\.webp$/;

/** The forms a picture is to be had in. */
export interface PictureSources {
  /** `srcset` of the picture, and of its AVIF form; undefined where there is only the one. */
  srcSet: string | undefined;
  avif: string | undefined;
  /** Pixels. */
  width: number;
  height: number;
}

/** @param usual the size that pictures of this kind have where the address does not tell */
export function pictureSources(src: string, usual: { width: number; height: number }): PictureSources {
  const uploaded = readUploadedImage(src);
  if (uploaded) {
    const { width, height, webp, avif } = uploaded;
    return { srcSet: webp, avif, width, height };
  }
  const name = OF_THE_SITE.exec(src)?.[1];
  return { srcSet: name && `${name}-680.webp 680w, ${src} ${usual.width}w`, avif: undefined, ...usual };
}
