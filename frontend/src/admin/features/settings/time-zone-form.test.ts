import { timeZoneGroups, timeZoneLabel } from './time-zone-form';

const all = ['Africa/Cairo', 'America/New_York', 'Europe/Berlin', 'Europe/Paris', 'UTC'];

describe('the time zone list', () => {
  it('starts with the browser’s zone, and groups the others by continent', () =>
    expect(timeZoneGroups(all, 'Europe/Paris', 'UTC')).toEqual([
      { label: 'Likely', zones: ['Europe/Paris', 'UTC'] },
      { label: 'Africa', zones: ['Africa/Cairo'] },
      { label: 'America', zones: ['America/New_York'] },
      { label: 'Europe', zones: ['Europe/Berlin'] },
    ]));

  it('includes the saved zone, even if the browser does not list it', () =>
    expect(timeZoneGroups(all, 'UTC', 'Asia/Calcutta')[0]!.zones).toEqual(['UTC', 'Asia/Calcutta']));

  it('contains each zone once', () => {
    const zones = timeZoneGroups(Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Europe/Berlin').flatMap(
      (group) => group.zones,
    );
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toContain('Pacific/Auckland');
  });

  it('labels zones with spaces instead of underscores', () =>
    expect(timeZoneLabel('America/New_York')).toBe('America/New York'));
});
