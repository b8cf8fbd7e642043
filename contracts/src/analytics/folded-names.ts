/**
 * Names under which values of visitors are counted together: a page that the site does not have, a link placement that
 * is none of `linkPlacements`, and any value beyond a network's budget of new texts.
 */
export const UNKNOWN_PAGE = '(unknown page)';
export const UNKNOWN_LINK_PLACEMENT = '(unknown placement)';
export const OTHER = '(other)';
