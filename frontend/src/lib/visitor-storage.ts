import { clearCompareTray } from './compare/compare-tray';
import { removeStored } from './storage';
import { forgetWaitingEvents } from './tracker/tracker';

/** What readers' pages keep, by name; what the owner's dashboard keeps is none of theirs. */
const LOCAL_KEYS = ['astaxanthin-chat-history', 'exitBannerShown'];
const SESSION_KEYS = ['astaguide-landing', 'astaguide-compare-tray'];

/** Takes away everything that this browser keeps for a reader, events that wait to be sent among it. */
export function clearVisitorStorage(): void {
  forgetWaitingEvents();
  clearCompareTray();
  for (const key of LOCAL_KEYS) removeStored(key);
  try {
    for (const key of SESSION_KEYS) window.sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The session’s storage could not be cleared', error);
  }
}
