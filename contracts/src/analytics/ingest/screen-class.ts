/** The widths in CSS pixels from which on a screen is of a larger class. */
export const screenWidths = [
  ['small', 576],
  ['medium', 992],
  ['large', 1440],
] as const;

/**
 * Classes of screens by their width. Browsers send the class alone: an exact size would help to recognize a visitor.
 */
export const screenClasses = ['small', 'medium', 'large', 'extra-large'] as const;
