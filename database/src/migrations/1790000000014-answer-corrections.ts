import { StatementsMigration } from './statements-migration';

/** What the owner chose to answer questions with: a passage of a page, or a product. */
export class AnswerCorrections1790000000014 extends StatementsMigration {
  protected readonly statements = [
    `CREATE TABLE answer_corrections (
      id serial PRIMARY KEY,
      question text NOT NULL,
      url text NOT NULL,
      heading text NOT NULL,
      CONSTRAINT answer_corrections_text_check CHECK (question <> '' AND url <> '' AND heading <> '')
    )`,
    `CREATE TRIGGER answer_corrections_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON answer_corrections
     FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
  ];
}
