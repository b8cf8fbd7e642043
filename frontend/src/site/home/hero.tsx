import { heroStats, shippingClaim } from '@astaguide/content/claims';
import { home } from '@astaguide/content/home';
import { Link } from 'wouter';
import { buttonStyle } from '../../ui/button-style';
import { RichText } from '../../ui/content/rich-text';
import { goals } from '../../ui/product/goals';
import { TopPick } from './top-pick';

export function Hero() {
  return (
    <section className="page-width pt-8 pb-10 md:pt-16 md:pb-20" aria-labelledby="hero-heading">
      <div className="grid items-center gap-x-16 gap-y-8 lg:has-[>:nth-child(2)]:grid-cols-[1fr_23rem]">
        <div>
          <h1 id="hero-heading" className="text-3xl">
            {home.heading}
          </h1>
          <p className="mt-4 max-w-[38rem] text-muted md:mt-6 md:text-lg">
            <RichText text={home.lead} />
          </p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
            <Link href="/comparison" className={buttonStyle('primary')}>
              Compare supplements
            </Link>
            <Link href="/blog" className={buttonStyle('quiet')}>
              Read the research
            </Link>
          </div>
          <nav aria-label="Supplements by goal" className="mt-6 flex flex-wrap items-center gap-2 text-sm">
            <span className="mr-1 text-muted">By goal</span>
            {goals.map((goal) => (
              <Link
                key={goal}
                href={`/comparison?goal=${goal}`}
                className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-3.5 hover:border-accent hover:text-accent"
              >
                {goal}
              </Link>
            ))}
          </nav>
          <KeyNumbers />
        </div>
        <TopPick />
      </div>
    </section>
  );
}

/** The site's numbers, with the basis of each. */
function KeyNumbers() {
  return (
    <div className="mt-6 border-t border-line pt-5 md:mt-14 md:pt-6">
      <ul className="grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-10">
        {heroStats.map(({ text }) => {
          const [figure, ...label] = text.split(' ');
          return (
            <li key={text} className="text-xs text-muted sm:text-sm">
              <strong className="block font-display text-xl font-semibold text-ink">{figure}</strong>{' '}
              {label.join(' ')}
            </li>
          );
        })}
      </ul>
      <details className="mt-3 text-xs text-muted md:mt-5">
        <summary className="w-fit py-1 underline-offset-4 hover:underline">About these claims</summary>
        <dl className="mt-2 grid max-w-prose gap-2">
          {[...heroStats, shippingClaim].map(({ text, basis }) => (
            <div key={text}>
              <dt className="font-semibold text-ink">{text}</dt>
              <dd>
                <RichText text={basis} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
