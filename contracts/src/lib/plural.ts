/** 'row', 2 → '2 rows'; 'row', 1 → '1 row'. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
