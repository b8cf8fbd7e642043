import { Link } from 'wouter';
import { Brand } from './brand';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page-width flex min-h-16 items-center justify-between gap-4">
        <Link href="/" className="rounded-sm py-2">
          <Brand />
        </Link>
        <nav aria-label="Main">
          <a
            href="/#expert-analysis"
            className="rounded-sm py-3 text-sm font-semibold underline decoration-accent decoration-2 underline-offset-6 hover:text-accent"
          >
            Top Products
          </a>
        </nav>
      </div>
    </header>
  );
}
