import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONTENT_CHANNEL } from '../channels';

/** What visitors see rendered. */
const contentTables = ['products', 'blog_posts', 'site_settings'];

/** Tells every API process when content changes, whoever changes it, so that no rendered page is kept too long. */
export class ContentNotices1763800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('${CONTENT_CHANNEL}', '');
         RETURN NULL;
       END
       $$`,
    );
    for (const table of contentTables) {
      await queryRunner.query(
        `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of contentTables) {
      await queryRunner.query(`DROP TRIGGER ${table}_content_changed ON ${table}`);
    }
    await queryRunner.query('DROP FUNCTION notify_content_changed');
  }
}
