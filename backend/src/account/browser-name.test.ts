import { nameBrowser } from './browser-name';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Evil https://evil.example/1.0 x', 'Unknown browser'],
  ['Mozilla/5.0 (X11; Linux x86_64) https://evil.example/1.0 x', 'Unknown browser on Linux'],
  ['curl/8.5.0', 'Unknown browser'],
  ['\u0000\u0001', 'Unknown browser'],
  ['', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%j is %s', (userAgent, name) => expect(nameBrowser(userAgent)).toBe(name));
