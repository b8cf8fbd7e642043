/** It cannot be done, and the message says why. */
export class RunRefused extends Error {}

/** It has to wait for something else, and is tried again a little later. */
export class RunPostponed extends Error {}

/** The run was cancelled meanwhile, or finished by another worker: there is nothing more to do. */
export class RunEnded extends Error {}
