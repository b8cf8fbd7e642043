import type { EntityManager } from 'typeorm';
import { SiteSettings } from './entities/settings/site-settings.entity';

/** Today in the site's time zone, 'YYYY-MM-DD'. */
export async function siteToday(manager: EntityManager): Promise<string> {
  const settings = manager.createQueryBuilder(SiteSettings, 'settings');
  const found = await settings.select('day_of(now())::text', 'today').getRawOne<{ today: string }>();
  return found!.today;
}
