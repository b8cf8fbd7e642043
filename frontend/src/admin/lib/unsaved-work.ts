const held = new Set<object>();

/** Registers unsaved changes. @returns removes the registration */
export function noteUnsavedWork(): () => void {
  const note = {};
  held.add(note);
  return () => held.delete(note);
}

/** Whether this page has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return held.size > 0;
}
