/** A text cut at a word's end to a number of characters at the most, with an ellipsis where it was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
