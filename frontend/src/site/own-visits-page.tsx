import { Button } from '../ui/button';
import { StaticPageText } from '../ui/static/static-page-text';

export const ownVisitsTitle = (isOwn: boolean) =>
  isOwn ? 'This browser is not counted' : 'This browser is counted';

/** The page where the owner leaves a browser out of the figures. @param isOwn whether it is marked as the owner's */
export function OwnVisitsPage({ isOwn }: { isOwn: boolean }) {
  return (
    <StaticPageText kicker="For the owner" title={ownVisitsTitle(isOwn)}>
      <p className="max-w-prose text-lg text-muted">
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
    </StaticPageText>
  );
}
