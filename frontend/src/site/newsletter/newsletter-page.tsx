import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { StaticPageText } from '../../ui/static/static-page-text';

// Server only, like the contracts' frequencies, whose schema the pages do not need.
type Frequency = 'every' | 'monthly';

/** What the page shows, and for whom. The address is shortened: 'r…@example.com'. */
export type NewsletterView =
  | { kind: 'confirm' | 'preferences' | 'saved'; address: string; frequency: Frequency }
  | { kind: 'confirmed' | 'left' | 'invalid' };

interface NewsletterPageProps {
  view: NewsletterView;
  /** Of the link, which the buttons send on. */
  token: string;
}

const texts: Record<NewsletterView['kind'], { title: string; text: string }> = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to get the newsletter. You can unsubscribe any time with one click.',
  },
  confirmed: {
    title: 'You’re subscribed',
    text: 'Your address is confirmed. Every email has a link to unsubscribe, or to get one digest a month instead.',
  },
  preferences: {
    title: 'Your newsletter',
    text: 'Choose how often you get it, or unsubscribe. Both take effect at once.',
  },
  saved: { title: 'Saved', text: 'Your choice takes effect at once.' },
  left: {
    title: 'You’re unsubscribed',
    text: 'You won’t get the newsletter any more. If you change your mind, sign up again on the home page.',
  },
  invalid: {
    title: 'This link isn’t valid any more',
    text: 'It may have been cut off, or it is too old. To subscribe, sign up again on the home page. If you still get emails that you don’t want, use the link in the latest one.',
  },
};

export const newsletterTitle = ({ kind }: NewsletterView) => texts[kind].title;

/** The page behind a link of a newsletter's mail. Rendered on the server only; its buttons are forms. */
export function NewsletterPage({ view, token }: NewsletterPageProps) {
  const { title, text } = texts[view.kind];
  const post = (path: string) => ({
    method: 'post' as const,
    action: `/newsletter/${path}?token=${encodeURIComponent(token)}`,
  });
  return (
    <StaticPageText kicker="Newsletter" title={title}>
      <div className="grid gap-3">
        <p className="max-w-prose text-lg text-muted">{text}</p>
        {'address' in view && (
          <p className="text-sm text-muted">
            For <strong className="break-all text-ink">{view.address}</strong>
          </p>
        )}
      </div>
      {view.kind === 'confirm' && (
        <form {...post('confirm')}>
          <Button type="submit" look="primary">
            Confirm subscription
          </Button>
        </form>
      )}
      {(view.kind === 'preferences' || view.kind === 'saved') && (
        <>
          <form
            {...post('preferences')}
            className="grid w-full max-w-md justify-items-start gap-4 rounded-md border border-line bg-surface p-5"
          >
            <fieldset className="grid gap-1">
              <legend className="mb-1 text-sm font-semibold">How often</legend>
              <Choice value="every" label="Every issue" current={view.frequency} />
              <Choice value="monthly" label="One digest a month" current={view.frequency} />
            </fieldset>
            <Button type="submit" look="quiet">
              Save
            </Button>
          </form>
          <form {...post('unsubscribe')}>
            <Button type="submit" look="primary">
              Unsubscribe
            </Button>
          </form>
        </>
      )}
      {(view.kind === 'left' || view.kind === 'invalid' || view.kind === 'confirmed') && (
        <p className="flex flex-wrap gap-3">
          {view.kind !== 'confirmed' && (
            <a href="/#newsletter" className={buttonStyle('quiet')}>
              Sign up again
            </a>
          )}
          <a href="/" className={buttonStyle(view.kind === 'confirmed' ? 'primary' : 'quiet')}>
            Home page
          </a>
        </p>
      )}
    </StaticPageText>
  );
}

function Choice({ value, label, current }: { value: Frequency; label: string; current: Frequency }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="frequency"
        value={value}
        defaultChecked={value === current}
        className="size-5 accent-(--accent)"
      />
      {label}
    </label>
  );
}
