import type { ReportDimension } from './report/report-dimension';

/**
 * Names under which values of visitors are counted together: a page that the site does not have, a link placement that
 * is none of `linkPlacements`, and any value beyond a network's budget of new texts.
 */
export const UNKNOWN_PAGE = '(unknown page)';
export const UNKNOWN_LINK_PLACEMENT = '(unknown placement)';
export const OTHER = '(other)';

/** The parts of campaigns, which cannot be known in advance: lists fold a name that too few networks have sent. */
export const sentDimensions = ['campaign', 'medium', 'content', 'term'] as const satisfies ReportDimension[];
export type SentDimension = (typeof sentDimensions)[number];

export const isSentDimension = (dimension: string): dimension is SentDimension =>
  (sentDimensions as readonly string[]).includes(dimension);

/** The name under which a list folds keys: '(unknown campaign)'. */
export const unknownName = (dimension: SentDimension): string => `(unknown ${dimension})`;
