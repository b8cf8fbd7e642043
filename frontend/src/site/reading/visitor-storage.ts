import { clearCompareTray, TRAY_KEY } from '../../lib/compare/compare-tray';
import { removeStored } from '../../lib/storage';
import { chooseTheme } from '../../lib/theme/theme';
import { LANDING_KEY } from '../../lib/tracker/landing';
import { forgetWaitingEvents } from '../../lib/tracker/tracker';

/** Storage keys of the public site; those of the dashboard are separate. */
const LOCAL_KEYS = ['astaxanthin-chat-history', 'exitBannerShown'];
const SESSION_KEYS = [LANDING_KEY, TRAY_KEY];

/** Removes everything that this browser stores for a visitor, including queued events. */
export function clearVisitorStorage(): void {
  forgetWaitingEvents();
  clearCompareTray();
  chooseTheme('system');
  for (const key of LOCAL_KEYS) removeStored(key);
  for (const key of SESSION_KEYS) removeStored(key, 'sessionStorage');
}
