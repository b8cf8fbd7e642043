import { plusDays } from '@astaguide/contracts/lib/report-period';
import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';

export interface MonthOfGrowth {
  /** '2026-11'. */
  month: string;
  signUps: number;
  /** Left, bounced or complained. */
  lost: number;
}

export interface PageOfGrowth {
  /** Null for imports and sign-ups whose page is not known. */
  page: string | null;
  signUps: number;
  confirmed: number;
}

/**
 * How the list grew: by month, newest first, and by the page of the sign-up, the most sign-ups first. Erased subscribers are
 * not in it.
 *
 * @param dayOf the day of a moment in the site's time zone: '2026-11-30'
 */
export function growthOf(
  subscribers: readonly NewsletterSubscriber[],
  dayOf: (moment: string) => string,
): { months: MonthOfGrowth[]; pages: PageOfGrowth[] } {
  const months = new Map<string, MonthOfGrowth>();
  const pages = new Map<string | null, PageOfGrowth>();
  const monthOf = (moment: string) => {
    const month = dayOf(moment).slice(0, 7);
    const known = months.get(month) ?? { month, signUps: 0, lost: 0 };
    months.set(month, known);
    return known;
  };
  for (const { subscribedAt, state, stateAt, page } of subscribers) {
    monthOf(subscribedAt).signUps++;
    if (state !== 'pending' && state !== 'confirmed' && stateAt !== null) monthOf(stateAt).lost++;
    const ofPage = pages.get(page) ?? { page, signUps: 0, confirmed: 0 };
    ofPage.signUps++;
    if (state === 'confirmed') ofPage.confirmed++;
    pages.set(page, ofPage);
  }
  return {
    months: [...months.values()].sort((one, other) => other.month.localeCompare(one.month)),
    pages: [...pages.values()].sort((one, other) => other.signUps - one.signUps),
  };
}

/** The readers on the list at the end of a month. */
export interface SizeOfList {
  /** '2026-11'. */
  month: string;
  size: number;
}

/** The size of the list by month, oldest first, without gaps. @param months newest first, at least one */
export function sizesOf(months: readonly MonthOfGrowth[]): SizeOfList[] {
  const [newest] = months;
  const sizes: SizeOfList[] = [];
  let { month } = months.at(-1)!;
  let size = 0;
  while (month <= newest!.month) {
    const change = months.find((one) => one.month === month);
    if (change) size += change.signUps - change.lost;
    sizes.push({ month, size });
    month = plusDays(`${month}-28`, 4).slice(0, 7);
  }
  return sizes;
}
