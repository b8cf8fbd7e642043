import { useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { chooseTheme, currentTheme, subscribeToTheme, themes, type Theme } from '../lib/theme/theme';
import { MoonIcon, ScreenIcon, SunIcon } from './icons';

const icons = { system: ScreenIcon, light: SunIcon, dark: MoonIcon };
const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/**
 * Chooses the theme. The browser's own list lies invisibly over the icon, because it needs no code and works with any
 * input. Before hydration, and on pages without code, it would do nothing, so it is hidden.
 *
 * @param isWordy also shows the choice as text
 */
export function ThemeSelect({ isWordy = false }: { isWordy?: boolean }) {
  const isAlive = useHydrated();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const);
  const Icon = icons[theme];
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-sm text-muted hover:text-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isWordy ? 'px-1' : 'size-11 shrink-0',
        !isAlive && 'invisible',
      )}
    >
      <Icon className="size-5" />
      <span className={isWordy ? undefined : 'sr-only'}>Theme</span>
      {isWordy && <span aria-hidden="true">{labels[theme]}</span>}
      <select
        value={theme}
        title="Theme"
        className="absolute inset-0 size-full cursor-pointer appearance-none bg-surface text-base text-ink opacity-0"
        onChange={({ target }) => chooseTheme(target.value as Theme)}
      >
        {themes.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
