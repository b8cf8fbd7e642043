/** The types of the events by which the site reports that a visitor reached a goal. Any other type is a goal as well. */
export type SiteGoal = 'newsletter_signup' | 'coupon_copied';
