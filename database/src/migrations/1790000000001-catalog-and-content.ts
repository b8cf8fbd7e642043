import { CONTENT_CHANNEL } from '../event-store/channels';
import { StatementsMigration } from './statements-migration';

const tables = [
  `CREATE TABLE products (
    id serial,
    name text NOT NULL,
    brand text NOT NULL,
    slug text NOT NULL,
    description text NOT NULL,
    image_url text NOT NULL,
    best_for text NOT NULL,
    affiliate_link text NOT NULL,
    potency text NOT NULL,
    servings integer,
    source text NOT NULL,
    price numeric(10,2) NOT NULL,
    rating numeric(3,1) NOT NULL,
    review_count integer NOT NULL DEFAULT 0,
    features text[] NOT NULL DEFAULT '{}',
    benefits text[] NOT NULL DEFAULT '{}',
    badge text,
    in_stock boolean NOT NULL DEFAULT true,
    featured boolean NOT NULL DEFAULT false,
    placement integer,
    html_content text,
    keywords text,
    coupon_code text,
    coupon_description text,
    coupon_discount text,
    is_top_ranked boolean NOT NULL DEFAULT false,
    affiliate_link_de text,
    affiliate_link_es text,
    affiliate_link_nl text,
    affiliate_link_pl text,
    category text,
    age_range text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT products_placement_check CHECK (placement BETWEEN 1 AND 20),
    CONSTRAINT products_servings_check CHECK (servings BETWEEN 1 AND 10000),
    CONSTRAINT products_review_count_check CHECK (review_count >= 0),
    CONSTRAINT products_rating_check CHECK (rating BETWEEN 1 AND 5),
    CONSTRAINT products_price_check CHECK (price >= 0),
    CONSTRAINT products_name_check CHECK (name <> '' AND brand <> '' AND slug <> ''),
    CONSTRAINT products_pkey PRIMARY KEY (id)
  )`,
  `CREATE INDEX products_placement_idx ON products (placement) WHERE deleted_at IS NULL`,
  `CREATE UNIQUE INDEX products_slug_key ON products (slug) WHERE deleted_at IS NULL`,
  `CREATE TABLE product_former_slugs (
    slug text NOT NULL,
    product_id integer NOT NULL,
    CONSTRAINT product_former_slugs_pkey PRIMARY KEY (slug),
    CONSTRAINT product_former_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX product_former_slugs_product_id_idx ON product_former_slugs (product_id)`,
  `CREATE TABLE blog_posts (
    id serial,
    title text NOT NULL,
    slug text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    category text NOT NULL,
    image_url text NOT NULL,
    published boolean NOT NULL DEFAULT false,
    published_at timestamptz,
    meta_description text,
    keywords text[] NOT NULL DEFAULT '{}',
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT blog_posts_slug_key UNIQUE (slug),
    CONSTRAINT blog_posts_published_check CHECK (NOT published OR published_at IS NOT NULL),
    CONSTRAINT blog_posts_category_check CHECK (category IN ('RESEARCH STUDY', 'EXPERT GUIDE', 'PERFORMANCE', 'HEALTH BENEFITS', 'PRODUCT REVIEW')),
    CONSTRAINT blog_posts_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT blog_posts_pkey PRIMARY KEY (id)
  )`,
  `CREATE INDEX blog_posts_published_at_idx ON blog_posts (published_at) WHERE published`,
  `CREATE TABLE images (
    filename text NOT NULL,
    size integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    uploaded_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT images_size_check CHECK (size > 0),
    CONSTRAINT images_pkey PRIMARY KEY (filename)
  )`,
  `CREATE TABLE newsletter_subscribers (
    id serial,
    email text NOT NULL,
    subscribed_at timestamptz NOT NULL DEFAULT now(),
    is_active boolean NOT NULL DEFAULT true,
    CONSTRAINT newsletter_subscribers_email_key UNIQUE (email),
    CONSTRAINT newsletter_subscribers_email_check CHECK (email = lower(email) AND email LIKE '%_@_%'),
    CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE site_settings (
    id integer NOT NULL DEFAULT 1,
    site_name text NOT NULL,
    logo_url text,
    favicon_url text,
    social_proof text NOT NULL DEFAULT 'real',
    clicks_through_site boolean NOT NULL DEFAULT false,
    -- Days are those of this zone, from zone_first_day on: earlier ones, whose single events were dropped, are those of
    -- zones before, and end at zone_starts_at. Null while no day is.
    time_zone text NOT NULL DEFAULT 'UTC',
    zone_first_day date,
    zone_starts_at timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT site_settings_social_proof_check CHECK (social_proof IN ('simulated', 'real', 'off')),
    CONSTRAINT site_settings_single_row_check CHECK (id = 1),
    CONSTRAINT site_settings_pkey PRIMARY KEY (id)
  )`,
  `INSERT INTO site_settings (id, site_name) VALUES (1, 'AstaGuide')`,
];

/** What the assistant searches in, what it was asked, and what it may spend on a language model. */
const assistant = [
  // A managed database may lack the extension, or the right to create it. The assistant then goes without
  // trigrams, and says so when it starts.
  `DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm was not created: %', SQLERRM;
  END
  $$`,
  `CREATE TABLE chat_passages (
    id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    origin text NOT NULL,
    fingerprint text NOT NULL,
    post_id integer,
    post_version integer,
    url text NOT NULL,
    title text NOT NULL,
    heading text NOT NULL,
    text text NOT NULL,
    search tsvector NOT NULL,
    CONSTRAINT chat_passages_pkey PRIMARY KEY (id)
  )`,
  `CREATE INDEX chat_passages_origin_idx ON chat_passages (origin)`,
  `CREATE INDEX chat_passages_search_idx ON chat_passages USING gin (search)`,
  `CREATE TABLE chat_questions (
    id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    question text NOT NULL,
    group_key text NOT NULL,
    answered boolean NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT chat_questions_pkey PRIMARY KEY (id)
  )`,
  `CREATE INDEX chat_questions_asked_at_idx ON chat_questions (asked_at)`,
  `CREATE TABLE chat_model_usage (
    day date NOT NULL,
    requests integer NOT NULL,
    tokens integer NOT NULL,
    CONSTRAINT chat_model_usage_pkey PRIMARY KEY (day)
  )`,
];

/** Tells every API process when something changes that visitors see, so that no rendered page is kept too long. */
const contentNotices = [
  `CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('${CONTENT_CHANNEL}', '');
    RETURN NULL;
  END
  $$`,
  ...['products', 'blog_posts', 'site_settings'].map(
    (table) =>
      `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
  ),
];

export class CatalogAndContent1790000000001 extends StatementsMigration {
  protected readonly statements = [...tables, ...assistant, ...contentNotices];
}
