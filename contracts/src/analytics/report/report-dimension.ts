/** Dimensions that metrics can be broken down and filtered by. */
export const reportDimensions = [
  'product',
  'page',
  'linkPlacement',
  'source',
  'channel',
  'campaign',
  'medium',
  'content',
  'term',
  'country',
  'device',
  'browser',
  'system',
  'screen',
  'language',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** The page of the first and of the last page view of a session. */
export const sessionPages = ['entryPage', 'exitPage'] as const;
export type SessionPage = (typeof sessionPages)[number];

/** Dimensions of the breakdowns. */
export const breakdownDimensions = [...reportDimensions, ...sessionPages] as const;
export type BreakdownDimension = (typeof breakdownDimensions)[number];

export const isSessionPage = (name: string): name is SessionPage =>
  (sessionPages as readonly string[]).includes(name);

/**
 * Dimensions of the filters. Those of entry page, exit page and goal are of whole sessions: they keep every event of a
 * session that began or ended with the page, or in which the goal was reached.
 */
export const filterDimensions = [...breakdownDimensions, 'goal'] as const;
export type FilterDimension = (typeof filterDimensions)[number];

/** Parameters of a link, which most links do not have. Of the other dimensions, every event has a value. */
const linkParameters: readonly string[] = [
  'campaign',
  'medium',
  'content',
  'term',
] satisfies FilterDimension[];

/** What rows and filters without a value are called: 'None' or 'Unknown'. */
export const noValueLabel = (dimension: string): 'None' | 'Unknown' =>
  linkParameters.includes(dimension) ? 'None' : 'Unknown';

/** Maximum number of other event types in a report. */
export const OTHER_EVENTS = 20;
