import { notFound } from '@astaguide/content/not-found';
import { ActionLinks } from './content/action-links';

type MissingText = Pick<typeof notFound, 'actions'> & Record<'kicker' | 'heading' | 'lead', string>;

export default function NotFoundPage({ text = notFound }: { text?: MissingText }) {
  return (
    <section className="page-width py-16 md:py-28">
      <p className="kicker text-accent">{text.kicker}</p>
      <h1 className="mt-3 text-3xl">{text.heading}</h1>
      <p className="mt-5 mb-8 max-w-prose text-lg text-muted">{text.lead}</p>
      <ActionLinks actions={text.actions} />
    </section>
  );
}
