import { copyText } from '../../../lib/copy-text';
import { useBriefly } from '../../../lib/hooks/use-briefly';
import { useHydrated } from '../../../lib/hooks/use-hydrated';

/** How long the button says what happened. */
const SAID_MS = 2000;

/** Shares the page's address with the system's dialog, else copies it. Only with scripts. */
export function ShareButton({ title }: { title: string }) {
  const isHydrated = useHydrated();
  const [said = 'Share', setSaid] = useBriefly<string>(SAID_MS);
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    setSaid((await copyText(url)) ? 'Link copied' : 'Copy failed');
  };
  return (
    <button
      type="button"
      onClick={() => void share()}
      className={`cursor-pointer py-1 font-semibold text-accent-strong underline-offset-4 hover:underline print:hidden ${isHydrated ? '' : 'invisible'}`}
    >
      <span aria-live="polite">{said}</span>
    </button>
  );
}
