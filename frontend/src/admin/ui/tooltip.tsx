import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../lib/class-names';

/** Delay before a tooltip opens on hover, in milliseconds. */
const DELAY_MS = 700;

/** Milliseconds after a tooltip closed in which the next one opens at once. */
const INSTANT_MS = 300;

/** Time for the pointer to move from the term onto its tooltip, in milliseconds. */
const GRACE_MS = 150;

/** Distance from the term, and minimum distance from the window's edges; at the top is the header. Pixels. */
const GAP = 6;
const EDGE = 12;
const HEADER = 76;

/** Tooltips that are near each other: after one was open, the next opens at once. */
function tooltipGroup() {
  let closedAt = -Infinity;
  return {
    noteClosed: () => void (closedAt = Date.now()),
    delay: () => (Date.now() - closedAt < INSTANT_MS ? 0 : DELAY_MS),
  };
}

const Group = createContext(tooltipGroup());

/** Wraps tooltips that are near each other. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [group] = useState(tooltipGroup);
  return <Group value={group}>{children}</Group>;
}

interface TooltipProps {
  text: string;
  className?: string;
  /** The term's own action, such as sorting by it. */
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A term with an explanation that opens on hover and focus, and on a click if that has no action of its own. Escape
 * closes it. It has no library: one that places boxes would be a twentieth of the dashboard's code.
 */
export function Tooltip({ text, className, onClick, children }: TooltipProps) {
  const id = useId();
  const term = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const group = use(Group);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) group.noteClosed();
    setIsOpen(false);
  };
  const after = (wait: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    // A finger opens it by a click.
    if (pointerType === 'touch' || isOpen) return;
    after(group.delay(), open);
  };
  const onClickOrOpen = (event: MouseEvent) => {
    isPressed.current = false;
    if (onClick) return onClick();
    event.preventDefault();
    open();
  };
  return (
    <>
      <button
        ref={term}
        type="button"
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={onPointerEnter}
        onPointerLeave={() => after(GRACE_MS, close)}
        onPointerDown={() => {
          // The focus that follows is not the keyboard's.
          isPressed.current = true;
          close();
        }}
        onClick={onClickOrOpen}
        onFocus={() => {
          if (!isPressed.current) open();
        }}
        onBlur={() => {
          isPressed.current = false;
          close();
        }}
        className={classNames(
          'min-h-6 rounded-sm [text-transform:inherit] underline decoration-edge decoration-dotted underline-offset-4',
          !onClick && 'cursor-help',
          className,
        )}
      >
        {children}
      </button>
      {isOpen &&
        createPortal(
          <Explanation
            id={id}
            term={term}
            onClose={close}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => after(GRACE_MS, close)}
          >
            {text}
          </Explanation>,
          // Outside of the page's main element, it would belong to no landmark.
          document.getElementById('content') ?? document.body,
        )}
    </>
  );
}

interface ExplanationProps {
  id: string;
  term: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The box, above the term where there is room, else below. */
function Explanation({ id, term, onClose, children, ...pointer }: ExplanationProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const { top, bottom, left, width } = term.current!.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = box.current!;
    const above = top - GAP - offsetHeight;
    const last = window.innerWidth - EDGE - offsetWidth;
    style.top = `${above >= HEADER ? above : bottom + GAP}px`;
    style.left = `${Math.max(EDGE, Math.min(left + (width - offsetWidth) / 2, last))}px`;
  }, [term]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      close.current();
    };
    const onResize = () => close.current();
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(term.current)) close.current();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onResize);
    };
  }, [term]);
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-50 max-w-72 rounded-sm bg-ink px-3 py-2 text-left text-xs font-normal whitespace-normal text-paper normal-case shadow-lg shadow-ink/10"
      {...pointer}
    >
      {children}
    </div>
  );
}
