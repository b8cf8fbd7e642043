import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { whenIdle } from '../../../lib/when-idle';
import type { TooltipTriggerProps } from './tooltip-trigger';

/** Milliseconds until the tooltips' code is loaded, even if the page is not idle. */
const LATEST_MS = 2_000;

/** Milliseconds after a tooltip closed in which the next one opens at once. */
const INSTANT_MS = 300;

interface Tooltips {
  code: typeof import('./tooltip-code') | undefined;
  /** The text of the tooltip whose button had the focus when the code was loaded. */
  focused: string | undefined;
  hurry: () => void;
  /** Whether a tooltip is open, or was a moment ago: the next one then opens at once. */
  isInstant: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const TooltipsContext = createContext<Tooltips | undefined>(undefined);

/**
 * Wrap it around the tooltips of a page. Their code is loaded when the page is idle, or at once when a visitor hovers or
 * focuses one. Only the tooltips are mounted again then, so that nothing else loses the focus.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [{ code, focused }, setLoaded] = useState<Pick<Tooltips, 'code' | 'focused'>>({
    code: undefined,
    focused: undefined,
  });
  const hurry = useCallback(() => {
    import('./tooltip-code').then(
      (module) => setLoaded((loaded) => (loaded.code ? loaded : { code: module, focused: focusedTooltip() })),
      // The next hover or focus retries.
      (error: unknown) => console.error('The tooltips could not be fetched', error),
    );
  }, []);
  useEffect(() => whenIdle(hurry, LATEST_MS), [hurry]);
  const [isInstant, setIsInstant] = useState(false);
  const closed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onOpenChange = useCallback((isOpen: boolean) => {
    clearTimeout(closed.current);
    if (isOpen) setIsInstant(true);
    else closed.current = setTimeout(() => setIsInstant(false), INSTANT_MS);
  }, []);
  useEffect(() => () => clearTimeout(closed.current), []);
  return (
    <TooltipsContext value={{ code, focused, hurry, isInstant, onOpenChange }}>{children}</TooltipsContext>
  );
}

interface TooltipProps {
  text: string;
  className?: string;
  children: ReactNode;
}

/** A term with an explanation that opens on hover and focus, and closes on Escape. */
export function Tooltip({ text, className, children }: TooltipProps) {
  const tooltips = use(TooltipsContext);
  if (!tooltips) throw new Error('No TooltipProvider around this tooltip');
  const { code, focused, hurry, isInstant, onOpenChange } = tooltips;
  const trigger: TooltipTriggerProps = {
    type: 'button',
    className: classNames(
      'min-h-6 cursor-help rounded-sm [text-transform:inherit] underline decoration-edge decoration-dotted underline-offset-4',
      className,
    ),
    autoFocus: focused === text,
    'data-tooltip': text,
    children,
  };
  if (code)
    return (
      <code.LoadedTooltip text={text} trigger={trigger} isInstant={isInstant} onOpenChange={onOpenChange} />
    );
  return <button {...trigger} onPointerEnter={hurry} onFocus={hurry} />;
}

function focusedTooltip(): string | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset.tooltip : undefined;
}
