/** Days between a click and its sale at the most: no program that is known looks further back. */
export const MAX_ATTRIBUTION = 90;
