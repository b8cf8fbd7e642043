import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import type { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import type { EntityManager } from 'typeorm';

/** A sale with the id of its click. */
export type SaleRow = Omit<RecentSale, 'id' | 'status' | 'click'> &
  Pick<Conversion, 'id' | 'clickId' | 'state'>;

/** The newest sales as they were reported last, by their day and then by when they were reported. */
export const findRecentSales = (manager: EntityManager, limit: number): Promise<SaleRow[]> =>
  manager.query(
    `SELECT sale.id, to_char(sale.day, 'YYYY-MM-DD') AS day, retailer AS network, order_id AS "orderId",
       click_id AS "clickId", products.name AS "productName", round(amount, 2)::text AS amount,
       round(commission, 2)::text AS commission, currency, state
     FROM conversions sale JOIN conversion_imports ON conversion_imports.id = import_id
       LEFT JOIN products ON products.id = product_id
     WHERE is_current
     ORDER BY sale.day DESC, reported_at DESC, sale.id DESC LIMIT $1`,
    [limit],
  );
