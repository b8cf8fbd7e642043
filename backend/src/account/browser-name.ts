import Bowser from 'bowser';

/** Maximum length of a parsed User-Agent, in characters. */
const MAX_USER_AGENT_LENGTH = 512;
const UNKNOWN = 'Unknown browser';
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * The browser and operating system of a User-Agent header, in words: 'Firefox on Linux'. Names that the parser does not
 * know are left out: the header's own text would let a stranger write into the owner's screens and mails.
 */
export function nameBrowser(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const parser = Bowser.getParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const name = BROWSERS.has(browser) ? browser : UNKNOWN;
  return SYSTEMS.has(system) ? `${name} on ${system}` : name;
}
