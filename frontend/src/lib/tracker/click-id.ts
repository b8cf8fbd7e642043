/** Stands in an affiliate link where the click's id goes: 'https://shop.example/?subid={clickId}'. */
export const CLICK_ID = '{clickId}';

/** A link without its click id. */
export const withoutClickId = (link: string): string => link.replaceAll(CLICK_ID, '');
