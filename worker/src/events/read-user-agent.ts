import Bowser from 'bowser';

/** What a User-Agent says of the visitor's device, in words short enough for a chart. */
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

/** Reads a User-Agent header; what it does not tell is 'other' or 'Unknown'. */
export function readUserAgent(userAgent: string): UserAgentReading {
  if (userAgent === '') return { device: 'other', browser: 'Unknown', os: 'Unknown' };
  const parser = Bowser.getParser(userAgent);
  return {
    device: devices[parser.getPlatformType(true)] ?? 'other',
    browser: parser.getBrowserName() || 'Unknown',
    os: parser.getOSName() || 'Unknown',
  };
}
