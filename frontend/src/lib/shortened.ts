/** Truncates a text at a word boundary to a maximum length in characters, with an ellipsis if it was truncated. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
