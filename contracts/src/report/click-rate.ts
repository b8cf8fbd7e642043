/** Clicks per view; null where it would say nothing: without views, and with more clicks than views. */
export const clickRate = ({ clicks, views }: { clicks: number; views: number }): number | null =>
  views === 0 || clicks > views ? null : clicks / views;
