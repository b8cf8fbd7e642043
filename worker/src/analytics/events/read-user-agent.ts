import Bowser from 'bowser';

/** The device, operating system and browser of a User-Agent header, in short words. */
export interface UserAgentReading {
  device: (typeof devices)[number] | 'other';
  browser: string;
  os: string;
}

const devices = ['desktop', 'mobile', 'tablet'] as const;

/** Bowser takes any program's own name for a browser's. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** Reads a User-Agent header; unknown parts are 'other' or 'Unknown'. */
export function readUserAgent(userAgent: string): UserAgentReading {
  if (userAgent === '') return { device: 'other', browser: 'Unknown', os: 'Unknown' };
  const parser = Bowser.getParser(userAgent);
  const platform = parser.getPlatformType(true);
  const browser = parser.getBrowserName();
  return {
    device: devices.find((device) => device === platform) ?? 'other',
    browser: browsers.has(browser) ? browser : 'Unknown',
    os: parser.getOSName() || 'Unknown',
  };
}
