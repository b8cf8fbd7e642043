import { exchangeRateSchema, type ExchangeRate } from '@astaguide/contracts/earnings/exchange-rate';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../http/errors';
import { ExchangeRatesRepository } from './exchange-rates.repository';

const keySchema = exchangeRateSchema.omit({ rate: true });

@Injectable()
export class ExchangeRatesService {
  constructor(private readonly rates: ExchangeRatesRepository) {}

  list(): Promise<ExchangeRate[]> {
    return this.rates.findAll();
  }

  put(rate: ExchangeRate): Promise<ExchangeRate> {
    return this.rates.put(rate);
  }

  /** @throws NotFoundError when no rate of that currency begins on that day */
  async remove(currency: string, validFrom: string): Promise<void> {
    const key = keySchema.safeParse({ currency, validFrom });
    if (!key.success || !(await this.rates.remove(key.data)))
      throw new NotFoundError('This currency has no rate effective from that date.');
  }
}
