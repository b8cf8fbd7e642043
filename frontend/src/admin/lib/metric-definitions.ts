/** How each metric is computed, for its tooltip. `docs/metrics.md` says the same at more length. */
export const metricDefinitions = {
  visitors:
    'Unique per day: a visitor on three days counts three times. Not counted: readers with Do Not Track, and your own visits.',
  views: 'Pages opened by people. Bots and your own visits are excluded.',
  clicks: 'Clicks on buy links. Every click counts.',
  uniqueClicks: 'Clicks on buy links, counted once for each visitor, product and day.',
  clickRate: 'Clicks divided by page views. No rate without page views, or with more clicks than page views.',
  earnings: 'Commission of approved and pending sales, by sale date.',
  attributedEarnings:
    'Commission of approved and pending sales, by sale date. A sale belongs to the click whose id its report names; of a sale without a click only the product is known.',
  goalRate: 'Visitors who reached the goal, divided by all visitors of the period.',
  goalValue:
    'What the events of the goal are worth, in the reporting currency by the exchange rates of their days. Beside it, the sum in the currency of the goal.',
  reached: 'Engaged sessions that then reached the goal.',
  session: 'A visitor’s events until 30 minutes pass without one.',
  bounceRate: 'Sessions with a single event, divided by sessions. Seeing buy links is no event of its own.',
  visitDuration:
    'Mean time from the first to the last event of a session. The time on the last page is not known.',
  viewsPerSession: 'Page views divided by sessions.',
  engaged: 'Sessions with a page view of the comparison or a review.',
  engagedRate: 'Engaged sessions divided by sessions.',
  clicked: 'Engaged sessions that then used a buy link.',
  clickedRate: 'Sessions that clicked, divided by sessions.',
  impressions: 'Buy links at least half visible for one second, counted once per page view.',
  clicksPerImpression:
    'Clicks divided by impressions. No rate without impressions, or with more clicks than impressions.',
  commission: 'Commission of sales that the retailer has approved, less refunds, by sale date.',
  sales: 'Sales of approved and pending orders, less refunds.',
  orders: 'Approved and pending orders. Reversed orders are excluded.',
  approvedOrders: 'Orders that the retailer has approved.',
  pendingOrders: 'Orders that the retailer has neither approved nor reversed.',
  reversedCommission: 'Commission of reversed orders, and what refunds took back, by the date of their sale.',
  reversalRate: 'Reversed commission ÷ all commission before reversals.',
  reversedOrders: 'Orders that were cancelled or returned. They earn nothing.',
  approvedEpc: 'Commission of approved sales ÷ clicks × 100.',
  estimatedEpc: 'Commission of approved and pending sales ÷ clicks × 100.',
  conversion: 'Sales of the period that were not reversed ÷ clicks of the period.',
  filteredEvents: 'Events of bots. No other metric counts them.',
  filteredShare: 'Filtered events divided by all events.',
  dailyBots: 'Unique per day, as visitors are: a bot on three days counts three times.',
  filteredClicks: 'Clicks on buy links by bots.',
} as const;
