import type { ReactNode } from 'react';
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

const titles: Record<NewsletterView['kind'], string> = {
  confirm: 'Confirm your subscription',
  confirmed: 'You’re subscribed',
  preferences: 'Your newsletter',
  saved: 'Saved',
  left: 'You’re unsubscribed',
  invalid: 'This link isn’t valid any more',
};

export const newsletterTitle = ({ kind }: NewsletterView) => titles[kind];

/** The page behind a link of a newsletter's mail. Rendered on the server only; its buttons are forms. */
export function NewsletterPage({ view, token }: NewsletterPageProps) {
  return (
    <StaticPageText kicker="Newsletter" title={titles[view.kind]}>
      <p className="max-w-prose text-base text-muted md:text-lg">
        <Text view={view} />
      </p>
      {view.kind === 'confirm' && (
        <>
          <PostForm path="confirm" token={token}>
            <Button type="submit" look="primary" className="max-sm:w-full">
              Confirm subscription
            </Button>
          </PostForm>
          <p className="max-w-prose text-sm text-muted">
            If you didn’t sign up, close this page. Without your confirmation we send nothing.
          </p>
        </>
      )}
      {(view.kind === 'preferences' || view.kind === 'saved') && (
        <Preferences frequency={view.frequency} token={token} />
      )}
      {view.kind === 'confirmed' && <Links primary={['/blog', 'Read the articles']} quiet={HOME} />}
      {view.kind === 'left' && <Links primary={HOME} quiet={SIGN_UP} />}
      {view.kind === 'invalid' && <Links primary={SIGN_UP} quiet={HOME} />}
    </StaticPageText>
  );
}

const often: Record<Frequency, string> = { every: 'Every issue', monthly: 'One digest a month' };

function Text({ view }: { view: NewsletterView }) {
  const address = 'address' in view && <strong className="wrap-anywhere text-ink">{view.address}</strong>;
  switch (view.kind) {
    case 'confirm':
      return <>The newsletter will go to {address}. You can unsubscribe any time with one click.</>;
    case 'confirmed':
      return 'Your address is confirmed. Every email has a link to unsubscribe, or to get one digest a month instead.';
    case 'preferences':
      return <>It goes to {address}. What you choose here takes effect at once.</>;
    case 'saved':
      return (
        <>
          From now on, {address} gets {often[view.frequency].toLowerCase()}.
        </>
      );
    case 'left':
      return 'You won’t get the newsletter any more. If that was a mistake, sign up again.';
    case 'invalid':
      return 'It may have been cut off, or it is too old. To stop emails that you don’t want, use the link in the latest one.';
  }
}

/** Leaving comes first: most readers open the page for that. */
function Preferences({ frequency, token }: { frequency: Frequency; token: string }) {
  return (
    <div className="w-full max-w-xl divide-y divide-line rounded-md border border-line bg-surface *:p-5">
      <PostForm path="unsubscribe" token={token}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p>
            <strong className="block">Unsubscribe</strong>
            <span className="text-sm text-muted">No more emails from us.</span>
          </p>
          <Button type="submit" look="primary" className="max-sm:w-full">
            Unsubscribe
          </Button>
        </div>
      </PostForm>
      <PostForm path="preferences" token={token}>
        <fieldset>
          <legend className="float-left mb-1 w-full font-semibold">Or choose how often you get it</legend>
          {(Object.keys(often) as Frequency[]).map((value) => (
            <Choice key={value} value={value} label={often[value]} current={frequency} />
          ))}
        </fieldset>
        <Button type="submit" look="quiet" className="mt-3 max-sm:w-full">
          Save
        </Button>
      </PostForm>
    </div>
  );
}

interface PostFormProps {
  /** Below /newsletter. */
  path: string;
  token: string;
  children: ReactNode;
}

function PostForm({ path, token, children }: PostFormProps) {
  return (
    <form
      method="post"
      action={`/newsletter/${path}?token=${encodeURIComponent(token)}`}
      className="max-sm:w-full"
    >
      {children}
    </form>
  );
}

type PageLink = readonly [href: string, text: string];

const HOME: PageLink = ['/', 'Home page'];
const SIGN_UP: PageLink = ['/#newsletter', 'Sign up again'];

function Links({ primary, quiet }: Record<'primary' | 'quiet', PageLink>) {
  return (
    <p className="flex w-full flex-wrap gap-3">
      <a href={primary[0]} className={buttonStyle('primary', 'max-sm:grow')}>
        {primary[1]}
      </a>
      <a href={quiet[0]} className={buttonStyle('quiet', 'max-sm:grow')}>
        {quiet[1]}
      </a>
    </p>
  );
}

function Choice({ value, label, current }: { value: Frequency; label: string; current: Frequency }) {
  return (
    <label className="flex min-h-11 items-center gap-3 clear-both">
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
