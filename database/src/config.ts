import {
  environmentSchema,
  parseEnvironment,
  type DemoData,
} from '@astaguide/contracts/operations/environment';

/** Configuration of the command that prepares a database. */
export interface PrepareConfig {
  /** PostgreSQL connection string. */
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** Demo data for an empty database: the catalog with 90 days of visitors, the catalog alone, or nothing. */
  demoData: DemoData;
}

/**
 * Reads the configuration of the command that prepares a database.
 *
 * @throws Error with one line that names the variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): PrepareConfig {
  const data = parseEnvironment(environmentSchema, environment);
  return {
    databaseUrl: data.DATABASE_URL,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    demoData: data.DEMO_DATA,
  };
}
