import { CLICK_ID } from '../../../lib/tracker/click-id';
import { buttonStyle } from '../../../ui/button-style';

/** What to do so that there is something to look at. */
export function HowToBegin({ onImport }: { onImport: () => void }) {
  return (
    <section
      aria-labelledby="how-to-begin"
      className="rounded-md border border-dashed border-edge bg-surface p-5 sm:p-6"
    >
      <h2 id="how-to-begin" className="text-lg">
        See what your clicks earn
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        This site counts the clicks. Only the retailer knows what was bought, so bring the two together:
      </p>
      <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-2 pl-5 text-sm">
        <li>
          <strong>Enter what a sale earns</strong> under Commissions below, for instance 8% since January. It
          is used where a report does not say the commission itself.
        </li>
        <li>
          <strong>Download the report</strong> of your sales or commissions from the retailer or the affiliate
          network, as a CSV file.
        </li>
        <li>
          <strong>Import it here.</strong> You see what it would do before anything counts, and you can take
          it back. Importing the same report twice does no harm.
        </li>
      </ol>
      <p className="mt-4 max-w-prose text-sm text-muted">
        Optional: put <code className="rounded-sm bg-sunken px-1">{CLICK_ID}</code> into a product’s affiliate
        link where the network takes a sub id. Its report then names the very click.
      </p>
      <button type="button" className={buttonStyle('quiet', 'mt-4')} onClick={onImport}>
        Import the first report
      </button>
    </section>
  );
}
