import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { DropMark } from '../../ui/icons';

/** The site's logo, or its name where it has none. */
export function Brand() {
  const { data: settings } = useQuery(siteSettingsQuery);
  const siteName = siteNameOf(settings);
  if (settings?.logoUrl) {
    return <img src={settings.logoUrl} alt={siteName} width={120} height={40} className="h-10 w-auto" />;
  }
  return (
    <span className="flex items-center gap-2 font-display text-xl font-semibold tracking-tight max-[26rem]:text-lg">
      <DropMark className="size-7 shrink-0 text-accent max-[22rem]:hidden" />
      <span className="truncate">{siteName}</span>
    </span>
  );
}
