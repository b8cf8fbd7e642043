import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import { Link } from 'wouter';
import { Panel } from '../../ui/panel';
import { PostbackTest } from './postback-test';

/** How a network reports sales by itself. */
export function PostbacksBox() {
  const address = `${window.location.origin}/api/conversions/postback?token=TOKEN&network=NAME&orderId=…&clickId=…&amount=…&currency=USD&status=approved`;
  return (
    <Panel title="Postbacks" note="Networks report sales automatically">
      <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5 text-sm">
        <li>
          Create an API token that may report sales, under{' '}
          <Link href="/admin?tab=settings&section=api-tokens" className="underline underline-offset-4">
            Settings › API tokens
          </Link>
          .
        </li>
        <li>
          Give the network this address, with the token and the network’s own placeholders for order, click
          ID, amount and status. Its own words and number formats are read:
          <code className="mt-2 block rounded-sm bg-sunken p-3 text-xs wrap-anywhere select-all">
            {address}
          </code>
        </li>
        <li>
          Add <code className="rounded-sm bg-sunken px-1">{CLICK_ID}</code> to your affiliate links where the
          network takes a sub ID, to match sales to clicks.
        </li>
      </ol>
      <p className="mt-3 max-w-prose text-sm text-muted">
        Resending an order updates it; a negative amount lowers it. The address also takes forms and JSON by
        POST. Programs can send the same as JSON to{' '}
        <a className="underline" href="/api/docs">
          POST /api/conversions
        </a>
        .
      </p>
      <PostbackTest />
    </Panel>
  );
}
