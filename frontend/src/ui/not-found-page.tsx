import { notFound } from '@astaguide/content/not-found';
import { ActionLinks } from './content/action-links';

export default function NotFoundPage() {
  return (
    <section className="page-width py-16 md:py-28">
      <p className="kicker text-accent">Nothing here</p>
      <h1 className="mt-3 text-3xl">{notFound.heading}</h1>
      <p className="mt-5 mb-8 max-w-prose text-lg text-muted">{notFound.lead}</p>
      <ActionLinks actions={notFound.actions} />
    </section>
  );
}
