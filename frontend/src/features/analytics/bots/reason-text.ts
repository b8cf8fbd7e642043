/** Why an event was judged to be a bot's, in words. */
const reasons: Partial<Record<string, string>> = {
  crawler: 'The user agent names a program',
  'no-user-agent': 'No user agent was sent',
};

/** 'crawler' → 'The user agent names a program'; a reason without words of its own stays as it is. */
export const reasonText = (reason: string): string => reasons[reason] ?? reason;
