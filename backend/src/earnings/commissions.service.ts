import { inputDay } from '@astaguide/contracts/lib/calendar-range';
import type {
  CommissionInput,
  CommissionRate,
  ProductCommissions,
} from '@astaguide/contracts/earnings/commission';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { ContentChanges } from '../lib/live-updates/content-changes';
import { SettingsService } from '../settings/settings.service';
import { CommissionsRepository } from './commissions.repository';

@Injectable()
export class CommissionsService {
  constructor(
    private readonly commissions: CommissionsRepository,
    private readonly changes: ContentChanges,
    private readonly settings: SettingsService,
  ) {}

  list(): Promise<ProductCommissions[]> {
    return this.commissions.findAll();
  }

  /** The commissions of today for visitors; none unless the owner publishes them. */
  async listPublic(): Promise<CommissionRate[]> {
    const { publishCommissions } = await this.settings.get();
    return publishCommissions ? this.commissions.findCurrent() : [];
  }

  /** @throws NotFoundError when the product does not exist */
  async put(productId: number, input: CommissionInput): Promise<ProductCommissions> {
    if (!(await this.commissions.put(productId, input)))
      throw new NotFoundError('This product no longer exists.');
    this.changes.announce();
    return (await this.list()).find((product) => product.productId === productId)!;
  }

  /** @throws NotFoundError when no commission is valid from that day */
  async remove(productId: number, validFrom: string): Promise<void> {
    const isDay = inputDay().safeParse(validFrom).success;
    if (!isDay || !(await this.commissions.remove(productId, validFrom)))
      throw new NotFoundError('This product has no rate effective from that date.');
    this.changes.announce();
  }
}
