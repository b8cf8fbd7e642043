/**
 * The dimensions of bot traffic, by the number that daily_bot_traffic stores. The key is '' for `total`, the reason's
 * name, the bot's family, and the network as '203.0.113.0/24' ('' for none).
 */
export const botTrafficDimensions = { total: 0, reason: 1, agent: 2, network: 3 } as const;

/** The longest name of a family, in characters. */
const MAX_FAMILY_LENGTH = 60;

/**
 * SQL for the family of programs that a User-Agent belongs to: the word in it that names a program ('Googlebot',
 * 'HeadlessChrome'), else its first word ('curl'), else the browser that it was read as.
 *
 * @param agent alias of a row of user_agents
 */
export const agentFamily = (agent: string) => `
  left(coalesce(
    substring(${agent}.value FROM '(?i)[a-z][a-z_-]*(?:bot|crawler|spider|slurp|headless|monitor|preview|fetcher)[a-z_-]*'),
    substring(${agent}.value FROM '(?i)headless[a-z]+'),
    nullif(substring(${agent}.value FROM '(?i)^[a-z][a-z_.-]*'), 'Mozilla'),
    CASE WHEN ${agent}.value = '' THEN '' ELSE ${agent}.browser END
  ), ${MAX_FAMILY_LENGTH})`;
