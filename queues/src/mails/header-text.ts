const MAX_LENGTH = 200;

/** Text that is safe in a header: line breaks and other control characters become spaces. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
