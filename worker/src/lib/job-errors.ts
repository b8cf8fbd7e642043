/** The job can never succeed; the message says why. */
export class PermanentJobError extends Error {}

/** The job has to wait for something else, and is retried a little later. */
export class RetryLaterError extends Error {}

/** The run was cancelled, or finished by another worker. */
export class JobCancelledError extends Error {}
