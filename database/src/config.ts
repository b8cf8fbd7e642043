import { environmentSchema, parseEnvironment } from '@astaguide/contracts/operations/environment';

/**
 * Reads the environment of the command that prepares a database.
 *
 * @throws Error with one line that names the variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseEnvironment(environmentSchema, environment);
}
