import {
  credentialsSchema,
  LONGEST_PASSWORD,
  newPasswordSchema,
  SHORTEST_PASSWORD,
} from '@astaguide/contracts/account/auth';

/** Values of DEMO_DATA. */
export const demoDataValues = ['true', 'catalog', 'false'] as const;
export type DemoData = (typeof demoDataValues)[number];

/** What the command that prepares a database was told by its environment. */
export interface PrepareConfig {
  /** PostgreSQL connection string. */
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** What an empty database gets: the demo catalog with 90 days of visitors, the catalog alone, or nothing. */
  demoData: DemoData;
}

/**
 * Reads what the command that prepares a database goes by.
 *
 * @throws Error with one line that names the variable that does not parse
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): PrepareConfig {
  const adminEmail = environment.ADMIN_EMAIL || undefined;
  const adminPassword = environment.ADMIN_PASSWORD || undefined;
  if (adminEmail && !credentialsSchema.shape.email.safeParse(adminEmail).success) {
    throw new Error(`ADMIN_EMAIL: expected an email address, got ${JSON.stringify(adminEmail)}`);
  }
  if (adminPassword && !newPasswordSchema.safeParse(adminPassword).success) {
    throw new Error(`ADMIN_PASSWORD: expected ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`);
  }
  const demoData = environment.DEMO_DATA || 'true';
  const known = demoDataValues.find((value) => value === demoData);
  if (!known) throw new Error(`DEMO_DATA: expected true, catalog or false, got "${demoData}"`);
  return {
    databaseUrl: environment.DATABASE_URL || undefined,
    adminEmail,
    adminPassword,
    demoData: known,
  };
}
