/** Maximum number of days between a click and its sale; no known affiliate program has a longer attribution window. */
export const MAX_ATTRIBUTION = 90;
