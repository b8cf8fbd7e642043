import { Link } from 'wouter';
import { buttonStyle } from '../ui/button-style';

export default function NotFoundPage() {
  return (
    <section className="page-width py-16 md:py-28">
      <p className="kicker text-accent">Nothing here</p>
      <h1 className="mt-3 text-3xl">404 Page Not Found</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">
        There is no page at this address. It may have moved, or the link that brought you here has a typo in
        it.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href="/" className={buttonStyle('primary')}>
          Go to the home page
        </Link>
        <a href="/#expert-analysis" className={buttonStyle('quiet')}>
          Compare the top supplements
        </a>
      </div>
    </section>
  );
}
