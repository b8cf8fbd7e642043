/** A change of a text, as its readers see it. */
export interface TextChange {
  /** 'YYYY-MM-DD' */
  date: string;
  note: string;
}

export interface PageHistory {
  /** 'YYYY-MM-DD': when somebody last compared the whole text with its sources; null if nobody has. */
  checkedOn: string | null;
  /** When it was written, 'YYYY-MM-DD'. */
  writtenOn: string;
  /** Newest first. */
  changes: readonly TextChange[];
}

const untouched: PageHistory = { checkedOn: null, writtenOn: '2026-11-21', changes: [] };

const compared = (trials: string): PageHistory => ({
  ...untouched,
  changes: [{ date: '2026-11-26', note: `The numbers of ${trials} were compared with the abstracts.` }],
});

/** The history of the explainer and the guides, by path. */
export const pageHistory: Readonly<Record<string, PageHistory>> = {
  '/what-is-astaxanthin': untouched,
  '/beginners-guide': untouched,
  '/eye-health-guide': untouched,
  '/skin-health-guide': compared('Tominaga et al. 2012 and Ito et al. 2018'),
  '/athletic-performance-guide': compared('the three cycling trials'),
  '/antioxidant-comparison': untouched,
};
