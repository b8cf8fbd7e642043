import { timeZoneGroups, timeZoneLabel } from './time-zone-groups';

const all = ['Africa/Cairo', 'America/New_York', 'Europe/Berlin', 'Europe/Paris', 'UTC'];

describe('the zones to choose from', () => {
  it('begin with the browser’s own and come by continent', () =>
    expect(timeZoneGroups(all, 'Europe/Paris', 'UTC')).toEqual([
      { label: 'Likely', zones: ['Europe/Paris', 'UTC'] },
      { label: 'Africa', zones: ['Africa/Cairo'] },
      { label: 'America', zones: ['America/New_York'] },
      { label: 'Europe', zones: ['Europe/Berlin'] },
    ]));

  it('have the one that is set, even where the browser does not list it', () =>
    expect(timeZoneGroups(all, 'UTC', 'Asia/Calcutta')[0]!.zones).toEqual(['UTC', 'Asia/Calcutta']));

  it('have each zone once', () => {
    const zones = timeZoneGroups(Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Europe/Berlin').flatMap(
      (group) => group.zones,
    );
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toContain('Pacific/Auckland');
  });

  it('read with spaces', () => expect(timeZoneLabel('America/New_York')).toBe('America/New York'));
});
