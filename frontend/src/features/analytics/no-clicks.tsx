/** Stands where figures will, before the first click. */
export function NoClicks() {
  return (
    <div className="py-6 text-center">
      <p className="font-display text-lg font-semibold">No clicks yet</p>
      <p className="mt-1 text-sm text-muted">The first click on a buy link shows here within a second.</p>
    </div>
  );
}
