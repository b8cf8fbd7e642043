import Bowser from 'bowser';

/** Maximum length of a parsed User-Agent, in characters. */
const MAX_USER_AGENT_LENGTH = 512;
const UNKNOWN = 'Unknown browser';

/** The browser and operating system of a User-Agent header, in words: 'Firefox on Linux'. */
export function nameBrowser(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const parser = Bowser.getParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const browser = parser.getBrowserName() || UNKNOWN;
  const system = parser.getOSName();
  return system ? `${browser} on ${system}` : browser;
}
