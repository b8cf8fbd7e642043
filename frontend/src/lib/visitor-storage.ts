import { clearCompareTray } from './compare/compare-tray';
import { removeStored } from './storage';
import { chooseTheme } from './theme/theme';
import { forgetWaitingEvents } from './tracker/tracker';

/** Storage keys of the public site; those of the dashboard are separate. */
const LOCAL_KEYS = ['astaxanthin-chat-history', 'exitBannerShown'];
const SESSION_KEYS = ['astaguide-landing', 'astaguide-compare-tray'];

/** Removes everything that this browser stores for a visitor, including queued events. */
export function clearVisitorStorage(): void {
  forgetWaitingEvents();
  clearCompareTray();
  chooseTheme('system');
  for (const key of LOCAL_KEYS) removeStored(key);
  try {
    for (const key of SESSION_KEYS) window.sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The session’s storage could not be cleared', error);
  }
}
