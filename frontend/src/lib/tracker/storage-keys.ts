/** Key of the visit in the local storage. */
export const VISIT_KEY = 'astaguide-visit';
/** Prefix of the keys of unsent events in the local storage. */
export const EVENT_PREFIX = 'astaguide-event:';
/** How long an attempt to send prevents other tabs and the next page from sending the same event. Milliseconds. */
export const TRY_MS = 15_000;
