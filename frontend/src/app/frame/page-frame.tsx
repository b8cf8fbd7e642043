import { type ReactNode, lazy, Suspense, useEffect, useState } from 'react';
import { Toaster } from '../../ui/toaster';
import { ChatCorner } from './chat-corner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { whenIdle } from '../../lib/when-idle';

/** Popups have low priority: their code is loaded when the page is idle, at the latest after this time. */
const LATEST_MS = 3_000;

const Popups = lazy(() =>
  import('../../site/popups/popups').catch((error: unknown) => {
    // The page works without popups.
    console.warn('The popups could not be fetched', error);
    return { default: () => null };
  }),
);

/** The frame of every public page: header, footer, and widgets. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainFrame>{children}</PlainFrame>
      <div className="layers print:hidden">
        <div className="layer-toast">
          <Toaster isPlaced />
        </div>
        <DeferredPopups />
        <ChatCorner />
      </div>
    </>
  );
}

/** Header and footer alone, which need no script. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-sm bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** Popups, loaded after the page itself. */
function DeferredPopups() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), LATEST_MS), []);
  return (
    isIdle && (
      <Suspense>
        <Popups />
      </Suspense>
    )
  );
}
