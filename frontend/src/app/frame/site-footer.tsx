import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { Brand } from './brand';
import { LastUpdated } from './last-updated';

export function SiteFooter() {
  const { data: settings } = useQuery(siteSettingsQuery);
  return (
    <footer className="border-t border-line">
      <div className="page-width grid gap-x-12 gap-y-8 py-12 text-sm text-muted lg:grid-cols-[4fr_7fr]">
        <div className="text-ink">
          <Brand />
        </div>
        <div className="grid max-w-3xl gap-4">
          <p>
            <strong className="font-semibold text-ink">Medical disclaimer:</strong> the information on this
            site is for general education. It is not medical advice and does not replace the advice of a
            doctor. Ask one before you take a supplement, above all if you are pregnant, nursing, ill, or on
            medication. Statements about supplements have not been evaluated by the Food and Drug
            Administration; these products are not intended to diagnose, treat, cure, or prevent any disease.
          </p>
          <p>
            <strong className="font-semibold text-ink">Affiliate disclosure:</strong> links to retailers are
            affiliate links. We may earn a commission when you buy through them, at no extra cost to you.
          </p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-xs lg:col-span-2">
          <p>© 2024 {siteNameOf(settings)}. All rights reserved.</p>
          <LastUpdated />
        </div>
      </div>
    </footer>
  );
}
