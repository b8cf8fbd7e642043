/** Runs a statement on a connection of the process. */
type Query = <Row>(statement: string, parameters: unknown[]) => Promise<Row[]>;

/** A product as a mail shows it. */
export interface MailProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  potency: string;
  price: string;
  inStock: boolean;
}

/** What mails to readers say about the site. */
export interface MailSite {
  siteName: string;
  /** Null until the owner says so. */
  operatorName: string | null;
  operatorAddress: string | null;
}

/** Subscribers `subscriber` who get an issue `issue`. */
export const IS_RECIPIENT = `subscriber.state = 'confirmed'
  AND subscriber.frequency = CASE issue.kind WHEN 'digest' THEN 'monthly' ELSE 'every' END
  AND (issue.audience_page IS NULL OR subscriber.page = issue.audience_page)`;

/** The products with these ids, as they are now. */
export const readMailProducts = (query: Query, ids: readonly number[]): Promise<MailProduct[]> =>
  query(
    `SELECT id, slug, name, brand, potency, price::text AS price, in_stock AS "inStock" FROM products WHERE id = ANY($1)`,
    [ids],
  );

export async function readMailSite(query: Query): Promise<MailSite> {
  const [site] = await query<MailSite>(
    `SELECT site_name AS "siteName", operator_name AS "operatorName", operator_address AS "operatorAddress"
     FROM site_settings`,
    [],
  );
  return site!;
}
