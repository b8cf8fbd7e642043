import type { ComponentProps } from 'react';
import { buttonStyle } from './button-style';

interface ButtonProps extends ComponentProps<'button'> {
  look: Parameters<typeof buttonStyle>[0];
  /** For several buttons in a row. */
  isCompact?: boolean;
}

/** A button that acts at once; with `type="submit"` it sends its form. */
export function Button({ look, isCompact = false, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonStyle(look, className, isCompact ? 'compact' : 'regular')}
      {...button}
    />
  );
}
