import { affiliateDisclosure, medicalDisclaimer } from '@astaguide/content/claims';
import { Link, useLocation } from 'wouter';
import { LastUpdated } from '../../ui/last-updated';
import { useSite } from '../use-site';
import { Brand } from '../../ui/brand';
import { ThemeSelect } from '../../ui/theme-select';
import { footerLinks, isCurrent } from './site-links';

export function SiteFooter() {
  const { name, logoUrl } = useSite();
  const [pathname] = useLocation();
  return (
    <footer className="border-t border-line bg-sunken/50">
      <div className="page-width pt-12 pb-24 text-sm">
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[4fr_9fr]">
          <div>
            <Brand siteName={name} logoUrl={logoUrl} />
            <p className="mt-3 max-w-xs text-muted">
              Supplements compared by what their labels say, and research explained with its limits.
            </p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3">
            {footerLinks.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className="kicker font-sans text-muted">{heading}</h2>
                <ul className="mt-2">
                  {links.map(({ text, href }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        aria-current={isCurrent(href, pathname)}
                        className="inline-block py-1.5 underline-offset-4 hover:text-accent hover:underline aria-[current=page]:text-accent"
                      >
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-4 border-t border-line pt-8 text-xs text-muted md:grid-cols-[9fr_4fr]">
          <p>
            <strong className="font-semibold text-ink">Medical disclaimer:</strong> {medicalDisclaimer}
          </p>
          <p>
            <strong className="font-semibold text-ink">Affiliate disclosure:</strong> {affiliateDisclosure}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-xs text-muted">
          <p>© 2024 {name}. All rights reserved.</p>
          <LastUpdated />
          <ThemeSelect isWordy />
        </div>
      </div>
    </footer>
  );
}
