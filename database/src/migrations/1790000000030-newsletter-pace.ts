import { StatementsMigration } from './statements-migration';

/** The speed of the newsletter holds for what reaches the mail server, not only for what is begun. */
export class NewsletterPace1790000000030 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE newsletter_settings ADD COLUMN next_text_at timestamptz NOT NULL DEFAULT now()`,
  ];
}
