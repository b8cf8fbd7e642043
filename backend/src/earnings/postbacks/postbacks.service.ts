import { Injectable } from '@nestjs/common';
import { ApiTokensService } from '../../account/api-tokens.service';
import { NotSignedInError } from '../../http/errors';
import { ConversionImportsRepository } from '../imports/conversion-imports.repository';
import { writeConversions } from '../imports/conversions.repository';
import { matchSales } from '../imports/match-sales';
import { CLICK_ID_FORM, type ReportedSale } from '../rules/read-row';
import { nameKey } from '../rules/read-values';
import type { ConversionInput, PostbackQuery, ReportedConversion } from './conversion';

const states = { pending: 'pending', approved: 'confirmed', reversed: 'reversed' } as const;

/** Sales that networks report one by one. All of a network's sales form one import, which grows. */
@Injectable()
export class PostbacksService {
  constructor(
    private readonly imports: ConversionImportsRepository,
    private readonly tokens: ApiTokensService,
  ) {}

  /** Adds a sale, or changes the one with the same network and order id. */
  report(input: ConversionInput): Promise<ReportedConversion> {
    const retailerKey = nameKey(input.network);
    return this.imports.alone(async (manager) => {
      const { conversions } = await matchSales(manager, retailerKey, [saleOf(input)]);
      const importId = await this.imports.postbacksOf(manager, input.network);
      const [id] = await writeConversions(manager, importId, retailerKey, conversions);
      return { id: id! };
    });
  }

  /** @throws NotSignedInError, MissingScopeError or TooManyRequestsError for the token */
  async reportWithToken({ token, ...query }: PostbackQuery, ip: string): Promise<ReportedConversion> {
    if (token === undefined) throw new NotSignedInError('Add the token to the address.');
    await this.tokens.authorize(token, 'conversions:write', { ip, call: 'GET /api/conversions/postback' });
    return this.report({ ...query, occurredAt: query.occurredAt ?? new Date().toISOString() });
  }
}

/** As a row of a report would say it. */
function saleOf(input: ConversionInput): ReportedSale {
  const moment = new Date(input.occurredAt).toISOString();
  const clickId = input.clickId ?? '';
  return {
    line: 0,
    day: moment.slice(0, 10),
    moment,
    clickId: CLICK_ID_FORM.test(clickId) ? clickId.toLowerCase() : null,
    product: input.productId ? String(input.productId) : null,
    orderId: input.orderId,
    amount: input.amount,
    commission: input.commission ?? null,
    currency: input.currency,
    state: states[input.status],
  };
}
