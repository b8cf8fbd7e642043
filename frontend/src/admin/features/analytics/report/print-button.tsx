import { Button } from '../../../../ui/button';

/** Opens the browser's dialog to print the report, or to save it as a PDF. */
export function PrintButton() {
  return (
    <Button look="quiet" isCompact className="max-sm:hidden" onClick={() => window.print()}>
      Print
    </Button>
  );
}
