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
      <div className="page-width pt-10 pb-20 text-sm md:pt-12 md:pb-24">
        <div className="grid gap-y-8">
          <div>
            <Brand siteName={name} logoUrl={logoUrl} />
            <p className="mt-2 text-muted">
              Supplements compared by what their labels say, and research explained with its limits.
            </p>
          </div>
          <nav
            aria-label="Footer"
            className="columns-2 gap-x-6 md:grid md:grid-cols-3 md:gap-y-8 lg:grid-cols-5"
          >
            {footerLinks.map(({ heading, links }) => (
              <div key={heading} className="break-inside-avoid max-md:pb-5">
                <h2 className="kicker font-sans text-muted">{heading}</h2>
                <ul className="mt-1 md:mt-2">
                  {links.map(({ text, href }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        aria-current={isCurrent(href, pathname)}
                        className="inline-block py-1 underline-offset-4 md:py-1.5 hover:text-accent hover:underline aria-[current=page]:text-accent"
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
        <div className="mt-6 grid gap-x-12 md:mt-12 gap-y-4 border-t border-line pt-6 text-xs md:pt-8 text-muted md:grid-cols-[9fr_4fr]">
          <p>
            <strong className="font-semibold text-ink">Medical disclaimer:</strong> {medicalDisclaimer}
          </p>
          <p>
            <strong className="font-semibold text-ink">Affiliate disclosure:</strong> {affiliateDisclosure}
          </p>
        </div>
        <div className="mt-6 flex md:mt-8 flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-xs text-muted md:pt-6">
          <p>© 2024 {name}. All rights reserved.</p>
          <LastUpdated />
          <ThemeSelect isWordy />
        </div>
      </div>
    </footer>
  );
}
