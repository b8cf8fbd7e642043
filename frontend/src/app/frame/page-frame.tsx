import type { ReactNode } from 'react';
import { Toaster } from '../../ui/toaster';
import { ChatCorner } from './chat-corner';
import { DeferredPopups } from './deferred-popups';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of every public page: header, footer, and widgets. */
export function PageFrame({ children }: { children: ReactNode }) {
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
      <DeferredPopups />
      <ChatCorner />
      <Toaster />
    </>
  );
}
