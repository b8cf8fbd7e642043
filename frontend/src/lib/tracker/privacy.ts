/** Whether the visitor objects to tracking, by Do Not Track or Global Privacy Control. */
export function objectsToTracking(): boolean {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
