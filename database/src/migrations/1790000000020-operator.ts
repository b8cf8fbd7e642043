import { StatementsMigration } from './statements-migration';

/** Who runs the site, in the owner's words. */
export class Operator1790000000020 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE site_settings
      ADD COLUMN operator_name text,
      ADD COLUMN operator_address text,
      ADD COLUMN contact_address text,
      ADD COLUMN about_text text`,
  ];
}
