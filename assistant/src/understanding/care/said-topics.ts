/** Care topics, the most serious first. */
export const saidTopics = [
  'crisis',
  'emergency',
  'overdose',
  'pregnancy',
  'medicines',
  'surgery',
  'children',
  'animals',
  'illness',
] as const;
export type SaidTopic = (typeof saidTopics)[number];

/** Topics for which the reply names whom to call at once. */
export const urgentTopics = ['crisis', 'emergency', 'overdose'] as const satisfies readonly SaidTopic[];
export type UrgentTopic = (typeof urgentTopics)[number];
