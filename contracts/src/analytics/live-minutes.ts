/** Length of each window of current visitors, in minutes. */
export const liveMinutes = { last5Minutes: 5, last30Minutes: 30 } as const;
