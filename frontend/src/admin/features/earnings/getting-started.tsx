import { CLICK_ID } from '@astaguide/contracts/catalog/affiliate-link';
import { Button } from '../../../ui/button';

/** The first steps, shown before there are any earnings. */
export function GettingStarted({ onImport }: { onImport: () => void }) {
  return (
    <section
      aria-labelledby="getting-started"
      className="rounded-md border border-dashed border-edge bg-surface p-5 sm:p-6"
    >
      <h2 id="getting-started" className="text-lg">
        Connect your sales
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Import sales reports from your retailers to see what your clicks earn:
      </p>
      <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-2 pl-5 text-sm">
        <li>
          <strong>Set default commission rates</strong> under Commissions below, used when a report has no
          commission column.
        </li>
        <li>
          <strong>Download a report</strong> of your sales or commissions from the retailer or affiliate
          network, as a CSV file.
        </li>
        <li>
          <strong>Import it here.</strong> Preview before importing, undo any time. Duplicates are skipped.
        </li>
      </ol>
      <p className="mt-4 max-w-prose text-sm text-muted">
        Optional: add <code className="rounded-sm bg-sunken px-1">{CLICK_ID}</code> to a product’s affiliate
        link if your network supports sub IDs. Sales can then be matched to clicks.
      </p>
      <Button look="quiet" className="mt-4" onClick={onImport}>
        Import your first report
      </Button>
    </section>
  );
}
