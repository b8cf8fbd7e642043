import { useRef, useState, type ComponentType, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { ChatMode, ChatPanelProps } from '../../site/chat/chat-panel';
import { classNames } from '../../lib/class-names';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { ChatIcon } from '../../ui/icons';
import { toast } from '../../lib/toast-store';
import { useBriefly } from '../../lib/hooks/use-briefly';

/** Milliseconds without movement after which the page is at rest. */
const REST_MS = 400;

const loadPanel = () => import('../../site/chat/chat-panel');

/** Preloads the panel's code before the click. */
function preload(): void {
  loadPanel().catch((error: unknown) => console.warn('The chat could not be fetched ahead of use', error));
}

/** The round button in the lower right corner, and the chat panel, whose code is loaded on demand. */
export function ChatCorner() {
  const isAlive = useHydrated();
  const isScrolling = useIsScrolling();
  const [mode, setMode] = useState<ChatMode>('closed');
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    try {
      const module = await loadPanel();
      setPanel(() => module.default);
      setMode('open');
    } catch (error) {
      console.error('The chat could not be fetched', error);
      toast({
        title: 'Couldn’t open the chat',
        description: 'Check your connection and reload the page.',
        variant: 'destructive',
      });
    }
  };
  const changeMode = (next: ChatMode) => {
    flushSync(() => setMode(next));
    if (next === 'closed') button.current?.focus({ preventScroll: true });
  };

  if (!isAlive) return null;
  return (
    <aside aria-label="Chat" className="contents">
      {mode === 'closed' && (
        <button
          ref={button}
          type="button"
          aria-label="Open chat"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => void open()}
          className={classNames(
            'layer-chat m-4 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-lg shadow-ink/20 transition hover:bg-accent-strong',
            // In the room that a page leaves for it.
            'md:in-[:root:has(.beside-chat)]:m-2 md:in-[:root:has(.beside-chat)]:size-11',
            // On a phone it would cover what is read.
            isScrolling && 'max-md:not-focus-visible:pointer-events-none max-md:not-focus-visible:opacity-0',
          )}
        >
          <ChatIcon className="size-6" />
        </button>
      )}
      {Panel && <Panel mode={mode} onMode={changeMode} />}
    </aside>
  );
}

/** Whether the page is being scrolled. */
function useIsScrolling(): boolean {
  const [isScrolling = false, setIsScrolling] = useBriefly<boolean>(REST_MS);
  useEffect(() => {
    const onScroll = () => setIsScrolling(true);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [setIsScrolling]);
  return isScrolling;
}
