import { useQuery } from '@tanstack/react-query';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { linkSwitchesQuery } from '../../../api/operations';
import { hostOf } from '../../../lib/host-of';
import { zonedMinute } from '../../../lib/zoned-time';
import { FirstItems } from '../../../ui/first-rows';

/** When another link took over from a broken one, and when it stepped back; nothing before the first time. */
export function SwitchList() {
  const { data: switches = [] } = useQuery(linkSwitchesQuery);
  const timeZone = useOwnerTimeZone();
  if (switches.length === 0) return null;
  return (
    <section aria-labelledby="link-switches" className="mt-6 border-t border-line pt-4">
      <h3 id="link-switches" className="text-base font-semibold">
        Replaced links
      </h3>
      <p className="mt-1 text-xs text-muted">
        Visitors get another offer while a link is broken, and the first one again once it works.
      </p>
      <FirstItems rows={switches} first={5} className="mt-2 text-sm">
        {({ id, product, fromUrl, toUrl, switchedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{product.name}</span>
              <span className="block text-xs text-muted">
                <span title={fromUrl}>{hostOf(fromUrl)}</span>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> replaced by </span>
                <span title={toUrl}>{hostOf(toUrl)}</span>
              </span>
            </span>
            <time dateTime={switchedAt} className="text-xs text-muted tabular-nums">
              {zonedMinute(switchedAt, timeZone)}
            </time>
          </li>
        )}
      </FirstItems>
    </section>
  );
}
