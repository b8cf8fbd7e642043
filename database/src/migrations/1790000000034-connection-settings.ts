import { StatementsMigration } from './statements-migration';

/** The site's address and mail server, where no variable sets them. */
export class ConnectionSettings1790000000034 extends StatementsMigration {
  protected readonly statements = [
    `CREATE TABLE connection_settings (
      id integer PRIMARY KEY DEFAULT 1,
      public_url text,
      smtp_host text, smtp_port integer CHECK (smtp_port BETWEEN 1 AND 65535),
      smtp_security text NOT NULL DEFAULT 'starttls' CHECK (smtp_security IN ('tls', 'starttls', 'none')),
      smtp_user text,
      -- Encrypted with a key from SESSION_SECRET.
      smtp_password bytea,
      mail_from text,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT connection_settings_single_row_check CHECK (id = 1)
    )`,
    'INSERT INTO connection_settings DEFAULT VALUES',
    `CREATE TRIGGER connection_settings_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON connection_settings
     FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
  ];
}
