import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner's editing needs: versions of products and articles, former slugs, a time zone. */
export class OwnerEditing1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE products ADD COLUMN version integer NOT NULL DEFAULT 1');
    await queryRunner.query('ALTER TABLE blog_posts ADD COLUMN version integer NOT NULL DEFAULT 1');
    await queryRunner.query(`ALTER TABLE site_settings ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC'`);
    await queryRunner.query(
      `CREATE TABLE product_former_slugs (
        slug text NOT NULL,
        product_id integer NOT NULL,
        CONSTRAINT product_former_slugs_pkey PRIMARY KEY (slug),
        CONSTRAINT product_former_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
      )`,
    );
    await queryRunner.query(
      'CREATE INDEX product_former_slugs_product_id_idx ON product_former_slugs (product_id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE product_former_slugs');
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN time_zone');
    await queryRunner.query('ALTER TABLE blog_posts DROP COLUMN version');
    await queryRunner.query('ALTER TABLE products DROP COLUMN version');
  }
}
