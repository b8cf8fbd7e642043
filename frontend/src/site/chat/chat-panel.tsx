import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import { productsQuery } from '../../api/products';
import { classNames } from '../../lib/class-names';
import { clearCompareTray } from '../../lib/compare/compare-tray';
import { ChevronIcon, CloseIcon, DashIcon, DropMark } from '../../ui/icons';
import { CompareTray } from '../../ui/product/compare-tray';
import { MessageLog } from './message-log';
import { QuestionForm } from './question-form';
import { useConversation } from './use-conversation';

const questions = ['Best for athletes', 'Eye health', 'Highest potency', 'Budget options', 'Compare top 3'];

export type ChatMode = 'closed' | 'open' | 'minimized';

export interface ChatPanelProps {
  mode: ChatMode;
  onMode: (mode: ChatMode) => void;
}

/** On screens up to this width, the panel covers the page. */
const NARROW = '(width < 48rem)';

/** A device without a mouse. */
const TOUCH = '(pointer: coarse)';

/** The assistant. A non-modal dialog: the page beside it stays usable. */
export default function ChatPanel({ mode, onMode }: ChatPanelProps) {
  const conversation = useConversation();
  const { data: products = [] } = useQuery(productsQuery);
  const panel = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const screen = useVisibleScreen();
  const isOpen = mode === 'open';
  const isPending = conversation.pending !== undefined;
  const isReady = isOpen && !isPending;
  const isNew = conversation.turns.length <= 1;

  useEffect(() => {
    if (mode !== 'open') return;
    // The keyboard of a phone would cover the suggested questions and the answers.
    const isTyped = !input.current?.disabled && !window.matchMedia(TOUCH).matches;
    (isTyped ? input : panel).current?.focus({ preventScroll: true });
  }, [mode]);
  // A disabled field loses the focus: it moves to the panel, and back to the field with the answer.
  useEffect(() => {
    if (!isReady || window.matchMedia(TOUCH).matches) return;
    if (document.activeElement === panel.current) input.current?.focus({ preventScroll: true });
  }, [isReady]);

  const ask = (text: string) => {
    panel.current?.focus({ preventScroll: true });
    void conversation.ask(text);
  };
  const restart = () => {
    conversation.restart();
    clearCompareTray();
    input.current?.focus({ preventScroll: true });
  };
  const minimize = () => {
    toggle.current?.focus({ preventScroll: true });
    onMode('minimized');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onMode('closed');
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.target !== '_blank' && window.matchMedia(NARROW).matches) minimize();
  };

  if (mode === 'closed') return null;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Chat assistant"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={isOpen ? screen : undefined}
      data-chat={mode}
      className={classNames(
        'layer-chat flex flex-col overflow-hidden border border-edge bg-surface shadow-lg shadow-ink/20 outline-none',
        isOpen
          ? 'max-h-[min(100%,calc(var(--chat-screen,100dvh)-4rem))] max-md:mb-(--chat-bottom,0px) max-md:rounded-t-md max-md:border-x-0 max-md:border-b-0 md:m-4 md:max-h-[calc(100%-2rem)] md:w-100 md:rounded-md'
          : 'm-4 max-h-full w-72 rounded-md',
        // Before the first question it covers no more of the page than it needs.
        isOpen && !isNew && 'h-176',
      )}
    >
      <header className="flex min-h-14 shrink-0 items-center py-1 gap-1 border-b border-line pr-2 pl-4">
        <DropMark className="size-6 shrink-0 text-accent" />
        <div className="mr-auto ml-1.5">
          <h2 className={classNames('font-display leading-tight', isOpen && 'text-lg')}>Chat assistant</h2>
          {isOpen && <p className="text-xs text-muted">From the pages of this site</p>}
        </div>
        <button
          ref={toggle}
          type="button"
          aria-label={isOpen ? 'Minimize chat' : 'Expand chat'}
          aria-expanded={isOpen}
          onClick={() => onMode(isOpen ? 'minimized' : 'open')}
          className={headerButton}
        >
          {isOpen ? <DashIcon /> : <ChevronIcon className="rotate-180" />}
        </button>
        <button
          type="button"
          aria-label="Close chat"
          onClick={() => onMode('closed')}
          className={headerButton}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={classNames('flex min-h-0 grow flex-col', !isOpen && 'hidden')}>
        <MessageLog conversation={conversation} products={products} />
        {isNew && <QuickQuestions isDisabled={isPending} onAsk={ask} />}
        <CompareTray
          products={products}
          onFollow={minimize}
          className="border-t border-line bg-sunken/50 px-4"
        />
        <QuestionForm inputRef={input} isPending={isPending} onAsk={ask} onClear={restart} />
      </div>
    </div>
  );
}

const headerButton =
  'grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink focus-visible:-outline-offset-2';

interface QuickQuestionsProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

/** Suggested first questions. */
function QuickQuestions({ isDisabled, onAsk }: QuickQuestionsProps) {
  return (
    <ul aria-label="Quick questions" className="flex shrink-0 flex-wrap gap-2 px-4 pb-3">
      {questions.map((question) => (
        <li key={question} className="shrink-0">
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-full border border-edge px-3 whitespace-nowrap text-xs pointer-coarse:min-h-11 font-semibold transition-colors enabled:hover:border-accent enabled:hover:text-accent disabled:cursor-not-allowed disabled:opacity-60"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Styles for an element fixed to the bottom, so that the on-screen keyboard does not cover it: the keyboard does not
 * shrink the window.
 */
function useVisibleScreen(): CSSProperties | undefined {
  const visible = useSyncExternalStore(subscribe, current, () => '');
  if (visible === '') return undefined;
  const [height, bottom] = visible.split(' ');
  return { '--chat-screen': `${height}px`, '--chat-bottom': `${bottom}px` } as CSSProperties;
}

function subscribe(listener: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
}

/** '<height> <hidden below>' of the visual viewport, in pixels; '' if nothing is hidden or the page is zoomed in. */
function current(): string {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return '';
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop);
  return hidden > 0 ? `${Math.round(view.height)} ${hidden}` : '';
}
