import { Button } from '../ui/button';
import { StaticDocument } from '../ui/static-document';

interface OwnVisitsPageProps {
  /** Whether the browser is marked as the owner's. */
  isOwn: boolean;
  /** The site's style sheet. */
  styles: string;
}

/** The page where the owner leaves a browser out of the figures. Rendered on the server only. */
export function OwnVisitsPage({ isOwn, styles }: OwnVisitsPageProps) {
  const title = isOwn ? 'This browser is not counted' : 'This browser is counted';
  return (
    <StaticDocument title={title} styles={styles}>
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-prose">
        {isOwn
          ? 'Its visits and clicks are in no figure of the site. They are listed under Analytics › Bots as your own. This holds for a year, or until you delete the cookies of this site.'
          : 'For the owner of this site: leave your own visits and clicks out of the figures, also where you are not signed in. A cookie remembers it in this browser for a year.'}
      </p>
      {/* The site takes no forms of the default type. */}
      <form method="post" action={`/my-visits/${isOwn ? 'count' : 'exclude'}`} encType="multipart/form-data">
        <Button type="submit" look="primary">
          {isOwn ? 'Count it again' : 'Do not count this browser'}
        </Button>
      </form>
    </StaticDocument>
  );
}
