/** The outcome of saving: saved, rejected (with the errors shown), or a conflict with another edit. */
export type SaveOutcome<Stored> = 'saved' | 'refused' | { theirs: Stored };
