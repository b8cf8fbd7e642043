import { useLiveSummary } from '../api/analytics/live-summary';
import { AttentionList } from '../features/operations/attention/attention-list';
import { SetupChecklist } from '../features/settings/setup/setup-checklist';
import { LoadDemoData } from '../features/maintenance/demo-data/load-demo-data';
import { buttonStyle } from '../../ui/button-style';

/** The overview of a site without visits: first steps in place of empty reports. */
export default function EmptySite() {
  // With the first event, the report takes its place.
  useLiveSummary();
  return (
    <div className="flex flex-col gap-4">
      <SetupChecklist />
      <AttentionList />
      <section
        aria-labelledby="no-visits"
        className="grid justify-items-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6"
      >
        <div>
          <h2 id="no-visits" className="text-lg">
            No visits yet
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            Reports appear here with the first visitor. Your own visits don’t count while you are signed in.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href="/" className={buttonStyle('primary')}>
            View site
          </a>
          <LoadDemoData />
        </div>
      </section>
    </div>
  );
}
