export interface TimeZoneGroup {
  label: string;
  zones: string[];
}

/**
 * Time zones by continent. The first group has the most likely choices: the browser's own, UTC, and the saved one,
 * which this browser may list under another name.
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
