export interface TimeZoneGroup {
  label: string;
  zones: string[];
}

/**
 * The zones to choose from, by continent. First come those that are most likely meant: the browser's own, UTC,
 * and the one that is set, which this browser may list under another name.
 */
export function timeZoneGroups(all: readonly string[], ownZone: string, chosen: string): TimeZoneGroup[] {
  const likely = [...new Set([ownZone, 'UTC', chosen])];
  const continents = new Map<string, string[]>();
  for (const zone of all) {
    if (likely.includes(zone)) continue;
    const continent = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    continents.set(continent, [...(continents.get(continent) ?? []), zone]);
  }
  return [{ label: 'Likely', zones: likely }, ...[...continents].map(([label, zones]) => ({ label, zones }))];
}

/** 'America/Argentina/Buenos_Aires' → 'America/Argentina/Buenos Aires'. */
export function timeZoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
