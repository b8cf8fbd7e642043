import { notFound } from '@astaguide/content/not-found';
import { Link } from 'wouter';
import { buttonStyle } from './button-style';

export default function NotFoundPage() {
  return (
    <section className="page-width py-16 md:py-28">
      <p className="kicker text-accent">Nothing here</p>
      <h1 className="mt-3 text-3xl">{notFound.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">{notFound.lead}</p>
      <ul className="mt-8 flex flex-wrap gap-3">
        {notFound.actions.map(({ text, href }, index) => (
          <li key={href}>
            <Link href={href} className={buttonStyle(index === 0 ? 'primary' : 'quiet')}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
