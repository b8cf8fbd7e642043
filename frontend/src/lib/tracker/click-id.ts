/** Placeholder for the click id in an affiliate link: 'https://shop.example/?subid={clickId}'. */
export const CLICK_ID = '{clickId}';

/** A link without its click id. */
export const withoutClickId = (link: string): string => link.replaceAll(CLICK_ID, '');
