import { objectsToTracking } from './tracker';

test.each([
  ['Do Not Track', { doNotTrack: '1' }, true],
  ['Global Privacy Control', { globalPrivacyControl: true }, true],
  ['neither', {}, false],
  ['signals that are off', { doNotTrack: '0', globalPrivacyControl: false }, false],
])('a visitor with %s', (_signal, navigator, objects) => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  expect(objectsToTracking()).toBe(objects);
});
