/** Placeholder for a metric that is not computed yet. */
export function NotComputed() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not calculated yet</span>
    </>
  );
}
