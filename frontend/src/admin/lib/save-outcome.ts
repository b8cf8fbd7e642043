/** How saving what was edited ended: done, refused with its reasons told, or with what somebody else saved meanwhile. */
export type SaveOutcome<Stored> = 'saved' | 'refused' | { theirs: Stored };
