/** In place of a figure that nobody knows yet. */
export function NotComputed() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not computed yet</span>
    </>
  );
}
