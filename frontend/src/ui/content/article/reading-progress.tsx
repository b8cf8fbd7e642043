/** How far a text has been scrolled, as a line at the top of the window. The browser moves it, without scripts. */
export function ReadingProgress() {
  return <div aria-hidden="true" className="reading-progress" />;
}
