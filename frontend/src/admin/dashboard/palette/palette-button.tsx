import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SearchIcon } from '../../../ui/icons';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const loadPalette = () => import('./command-palette');
const CommandPalette = lazyDialog(loadPalette);
const preload = () => void loadPalette().catch(() => undefined);

interface PaletteButtonProps {
  /** Proceeds, or asks for confirmation first if there are unsaved changes. */
  ask: (proceed: () => void) => void;
}

/** Opens the command palette, as Ctrl+K or ⌘K do. Its code is loaded when it is about to be opened. */
export function PaletteButton({ ask }: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      // Over another dialog it would leave that one's form behind.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const go = (href: string) => {
    setIsOpen(false);
    ask(() => navigate(href));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm border-edge text-sm text-muted hover:border-accent hover:text-accent max-sm:size-11 max-sm:justify-center sm:min-h-10 sm:border sm:px-3"
      >
        <SearchIcon className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">Search</span>
        <kbd aria-hidden="true" className="font-sans text-xs max-lg:hidden">
          {isApple() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && <CommandPalette onClose={() => setIsOpen(false)} onGo={go} />}
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
