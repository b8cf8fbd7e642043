import { inputDay } from '@astaguide/contracts/values/calendar-range';
import type { CommissionInput, ProductCommissions } from '@astaguide/contracts/earnings/commission';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { CommissionsRepository } from './commissions.repository';

@Injectable()
export class CommissionsService {
  constructor(private readonly commissions: CommissionsRepository) {}

  list(): Promise<ProductCommissions[]> {
    return this.commissions.findAll();
  }

  /** @throws NotFoundError when the product does not exist */
  async put(productId: number, input: CommissionInput): Promise<ProductCommissions> {
    if (!(await this.commissions.put(productId, input)))
      throw new NotFoundError('This product no longer exists.');
    return (await this.list()).find((product) => product.productId === productId)!;
  }

  /** @throws NotFoundError when no commission is valid from that day */
  async remove(productId: number, validFrom: string): Promise<void> {
    const isDay = inputDay().safeParse(validFrom).success;
    if (!isDay || !(await this.commissions.remove(productId, validFrom)))
      throw new NotFoundError('This product has no rate effective from that date.');
  }
}
