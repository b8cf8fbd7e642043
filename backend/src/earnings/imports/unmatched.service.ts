import type { Assignment, UnmatchedGroup } from '@astaguide/contracts/earnings/conversion-import';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { InvalidInputError, NotFoundError } from '../../http/errors';
import { ConversionImportsRepository } from './conversion-imports.repository';
import { assignProduct, findUnmatchedGroups, hasProduct, type UnmatchedSales } from './unmatched.repository';

const keySchema = z.tuple([z.string(), z.string().nullable(), z.string().nullable()]);

/** Sales without a known product. */
@Injectable()
export class UnmatchedService {
  constructor(private readonly imports: ConversionImportsRepository) {}

  async list(): Promise<UnmatchedGroup[]> {
    const groups = await findUnmatchedGroups(this.imports.manager);
    return groups.map(({ retailerKey, productKey, identity, ...group }) => ({
      ...group,
      key: JSON.stringify([retailerKey, productKey, identity]),
    }));
  }

  /**
   * Assigns a product to a group of sales.
   *
   * @throws InvalidInputError for a product that is not in the catalog
   * @throws NotFoundError for a group that no longer exists
   */
  assign({ key, productId }: Assignment): Promise<{ conversions: number }> {
    const sales = readKey(key);
    return this.imports.alone(async (manager) => {
      if (!(await hasProduct(manager, productId)))
        throw new InvalidInputError([{ path: 'productId', message: 'This product no longer exists' }]);
      const conversions = await assignProduct(manager, sales, productId);
      if (conversions === 0) throw new NotFoundError('These sales no longer exist.');
      return { conversions };
    });
  }
}

function readKey(key: string): UnmatchedSales {
  try {
    const [retailerKey, productKey, identity] = keySchema.parse(JSON.parse(key));
    return { retailerKey, productKey, identity };
  } catch {
    throw new NotFoundError('These sales no longer exist.');
  }
}
