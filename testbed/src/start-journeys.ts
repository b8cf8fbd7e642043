import { makeSiteData } from './start-test-services';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the data that the sites of the journeys in the browser begin with. @returns removes it */
export default async function startJourneys(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'astaguide-site-data-'));
  process.env.TEST_SITE_DATA = folder;
  await makeSiteData(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
