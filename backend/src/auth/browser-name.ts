import Bowser from 'bowser';

/** Longest User-Agent that is looked at, in characters. */
const LONGEST_USER_AGENT = 512;
const UNKNOWN = 'Unknown browser';

/** What a User-Agent header says of a browser, in words: 'Firefox on Linux'. */
export function nameBrowser(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const parser = Bowser.getParser(userAgent.slice(0, LONGEST_USER_AGENT));
  const browser = parser.getBrowserName() || UNKNOWN;
  const system = parser.getOSName();
  return system ? `${browser} on ${system}` : browser;
}
