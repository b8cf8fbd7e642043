import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { whenIdle } from '../lib/when-idle';
import type { TooltipTriggerProps } from './tooltip-trigger';

/** Milliseconds after which the tooltips' code is fetched, however busy the page is. */
const LATEST_MS = 2_000;

interface Tooltips {
  code: typeof import('./tooltip-code') | undefined;
  /** The text of the tooltip whose plain button had the focus when the code came. */
  focused: string | undefined;
  hurry: () => void;
}

const TooltipsContext = createContext<Tooltips | undefined>(undefined);

/**
 * Goes around the tooltips of a page. Their code comes after the page itself, and at once when a visitor turns to
 * one of them; what is inside is then mounted anew, so it goes closely around them.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [{ code, focused }, setLoaded] = useState<Omit<Tooltips, 'hurry'>>({
    code: undefined,
    focused: undefined,
  });
  const hurry = useCallback(() => {
    import('./tooltip-code').then(
      (module) => setLoaded((loaded) => (loaded.code ? loaded : { code: module, focused: focusedTooltip() })),
      // The next visitor's turn to a term tries again.
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

/** A term with an explanation that opens on hover and on focus, and closes with Escape. */
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
