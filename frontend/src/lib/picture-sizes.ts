/** The pictures that come with the site stand there in a second size, enough for a phone. */
const OF_THE_SITE = /^(\/pictures\/.+)\.webp$/;

/** `srcset` of a product's picture; undefined for one that somebody else serves, in the one size it has. */
export function pictureSizes(src: string): string | undefined {
  const name = OF_THE_SITE.exec(src)?.[1];
  return name && `${name}-680.webp 680w, ${src} 960w`;
}
