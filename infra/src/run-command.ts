import { UnknownSchemaError } from '@astaguide/database/migrate';
import { StartError } from './launcher/config';

/** Runs the command of a `*-cli.ts`; for an error prints what a user can act on, or its stack, and exits with code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isForUser = error instanceof StartError || error instanceof UnknownSchemaError;
    console.error(isForUser ? error.message : error);
    process.exitCode = 1;
  });
}
