/** The screens of the dashboard that show a range of days, in the order of their links. */
export const analyticsScreens = ['overview', 'attribution', 'earnings', 'bots'] as const;
export type AnalyticsScreen = (typeof analyticsScreens)[number];
