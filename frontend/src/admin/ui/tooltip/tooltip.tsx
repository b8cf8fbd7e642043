import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { whenIdle } from '../../../lib/when-idle';
import type { TooltipTriggerProps } from './tooltip-trigger';

/** Milliseconds until the tooltips' code is loaded, even if the page is not idle. */
const LATEST_MS = 2_000;

interface Tooltips {
  code: typeof import('./tooltip-code') | undefined;
  /** The text of the tooltip whose button had the focus when the code was loaded. */
  focused: string | undefined;
  hurry: () => void;
}

const TooltipsContext = createContext<Tooltips | undefined>(undefined);

/**
 * Wrap it closely around the tooltips of a page. Their code is loaded when the page is idle, or at once when a visitor
 * hovers or focuses one; then everything inside is remounted.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [{ code, focused }, setLoaded] = useState<Omit<Tooltips, 'hurry'>>({
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
  return (
    <TooltipsContext value={{ code, focused, hurry }}>
      {code ? <code.LoadedProvider>{children}</code.LoadedProvider> : children}
    </TooltipsContext>
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
  const { code, focused, hurry } = tooltips;
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
  if (code) return <code.LoadedTooltip text={text} trigger={trigger} />;
  return <button {...trigger} onPointerEnter={hurry} onFocus={hurry} />;
}

function focusedTooltip(): string | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset.tooltip : undefined;
}
