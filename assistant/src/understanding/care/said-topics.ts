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
