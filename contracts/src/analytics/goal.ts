/** The types of the events by which the site reports that a visitor reached a goal. Any other type is a goal as well. */
export const siteGoals = ['newsletter_signup', 'coupon_copied'] as const;
export type SiteGoal = (typeof siteGoals)[number];
