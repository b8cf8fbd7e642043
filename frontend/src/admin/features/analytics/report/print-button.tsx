import { buttonStyle } from '../../../../ui/button-style';

/** Opens the browser's dialog to print the report, or to save it as a PDF. */
export function PrintButton() {
  return (
    <button
      type="button"
      className={buttonStyle('quiet', 'max-sm:hidden', 'compact')}
      onClick={() => window.print()}
    >
      Print
    </button>
  );
}
