import Bowser from 'bowser';

/** The device, operating system and browser of a User-Agent header, in short words. */
export interface UserAgentReading {
  device: 'desktop' | 'mobile' | 'tablet' | 'other';
  browser: string;
  os: string;
}

const devices: Partial<Record<string, UserAgentReading['device']>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
};

/** Reads a User-Agent header; unknown parts are 'other' or 'Unknown'. */
export function readUserAgent(userAgent: string): UserAgentReading {
  if (userAgent === '') return { device: 'other', browser: 'Unknown', os: 'Unknown' };
  const parser = Bowser.getParser(userAgent);
  return {
    device: devices[parser.getPlatformType(true)] ?? 'other',
    browser: parser.getBrowserName() || 'Unknown',
    os: parser.getOSName() || 'Unknown',
  };
}
