/** 'https://www.shop.com/reef' → 'shop.com'; a text that is no address stays as it is. */
export const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
