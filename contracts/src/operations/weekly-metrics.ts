/** A metric of the week and of the week before. */
export interface WeeklyMetric {
  now: number;
  before: number;
}

export interface WeeklyRow {
  label: string;
  clicks: WeeklyMetric;
  views: WeeklyMetric;
}

/** The contents of a weekly summary. Bot traffic is excluded. */
export interface WeeklyMetrics {
  clicks: WeeklyMetric;
  views: WeeklyMetric;
  /** Most clicks first. */
  products: WeeklyRow[];
  /** Most views first. */
  pages: WeeklyRow[];
}
