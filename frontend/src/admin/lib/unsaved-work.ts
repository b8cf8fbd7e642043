const held = new Set<object>();

/** Notes that something is typed and not saved. @returns takes the note back */
export function noteUnsavedWork(): () => void {
  const note = {};
  held.add(note);
  return () => held.delete(note);
}

/** Whether anything open on this page is not saved. */
export function hasUnsavedWork(): boolean {
  return held.size > 0;
}
