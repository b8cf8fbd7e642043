import { StatementsMigration } from './statements-migration';

/** The language of slugs, and what articles say of the time to read them. */
export class PostsSettings1790000000027 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE site_settings
      ADD COLUMN slug_language text NOT NULL DEFAULT 'en',
      ADD COLUMN reading_time text NOT NULL DEFAULT 'fixed'`,
  ];
}
