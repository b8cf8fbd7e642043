import type { Client } from 'pg';
import type { EvalQuestion } from './eval-question';
import { latencyP95, runEval } from './run-eval';

/** Questions at once. */
const AT_ONCE = 16;

/** Adds 1,000 products and 200 articles to a site's database. */
export async function fillSite(database: Client): Promise<void> {
  await database.query(`
    INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source, price, rating, servings, features, benefits)
    SELECT 'Softgel ' || n, 'Brand ' || n % 40, 'softgel-' || n, repeat('A sentence on softgel ' || n || ' and its oil. ', 12),
      '/pictures/softgels.webp', 'Everyday', 'https://shop.example.com/' || n, '6mg', 'Natural', 10 + n / 100.0, 4.0, 60,
      ARRAY['Sunflower oil base ' || n, 'Small softgel', '60 softgels'], ARRAY['May support everyday balance']
    FROM generate_series(1, 1000) AS n`);
  await database.query(`
    INSERT INTO blog_posts (title, slug, excerpt, content, category, image_url, published, published_at)
    SELECT 'Article ' || n, 'article-' || n, 'What it is about.',
      (SELECT string_agg('<h2>Part ' || part || '</h2><p>' || repeat('Some words of text ' || n * part || ' on a trial. ', 20) || '</p>', '')
        FROM generate_series(1, 8) AS part),
      'EXPERT GUIDE', '/pictures/softgels.webp', true, now()
    FROM generate_series(1, 200) AS n`);
}

/**
 * The latency with 16 questions at once.
 *
 * @returns the 95th percentile, in milliseconds
 */
export async function latencyOfMany(url: string, questions: readonly EvalQuestion[]): Promise<number> {
  const single = questions.filter(({ turns }) => turns.length === 1);
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
    single.filter((_question, index) => index % AT_ONCE === lane),
  );
  const results = await Promise.all(lanes.map((lane, index) => runEval(url, lane, 1000 + index * 100)));
  return latencyP95(results.flat());
}
