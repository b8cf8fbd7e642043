import { z } from 'zod';

/** Maximum length of a filter, in characters. */
const MAX_FILTER_LENGTH = 400;

/**
 * A query parameter with a filter, or several.
 *
 * @param most maximum number of filters
 * @param problemOf says what is wrong with one
 */
export const filterParameter = (most: number, problemOf: (text: string) => string | undefined) =>
  z.union([z.string(), z.array(z.string())]).check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
    const texts = [value].flat();
    if (texts.length > most) refuse(`At most ${most} filters are possible`);
    for (const text of texts.slice(0, most)) {
      const message =
        text.length > MAX_FILTER_LENGTH
          ? `A filter has at most ${MAX_FILTER_LENGTH} characters`
          : problemOf(text);
      if (message !== undefined) refuse(message);
    }
  });
