import Bowser from 'bowser';

/** Longest User-Agent that is looked at, in characters. */
const MAX_USER_AGENT_LENGTH = 512;
const UNKNOWN = 'Unknown browser';

/** What a User-Agent header says of a browser, in words: 'Firefox on Linux'. */
export function nameBrowser(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const parser = Bowser.getParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const browser = parser.getBrowserName() || UNKNOWN;
  const system = parser.getOSName();
  return system ? `${browser} on ${system}` : browser;
}
