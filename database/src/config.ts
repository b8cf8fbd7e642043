/** What the command that prepares a database was told by its environment. */
export interface PrepareConfig {
  /** PostgreSQL connection string. */
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** Whether an empty database gets the demo catalog. */
  demoData: boolean;
}

/** Reads what the command that prepares a database goes by. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): PrepareConfig {
  return {
    databaseUrl: environment.DATABASE_URL || undefined,
    adminEmail: environment.ADMIN_EMAIL || undefined,
    adminPassword: environment.ADMIN_PASSWORD || undefined,
    demoData: environment.DEMO_DATA !== 'false',
  };
}
