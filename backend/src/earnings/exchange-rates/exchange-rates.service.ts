import {
  exchangeRateSchema,
  type ExchangeRate,
  type ImportedRates,
} from '@astaguide/contracts/earnings/exchange-rate';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { NotFoundError } from '../../http/errors';
import { readRates } from '../rules/read-rates';
import { ExchangeRatesRepository } from './exchange-rates.repository';

// Earlier versions stored rates of any three letters.
const keySchema = exchangeRateSchema.omit({ rate: true }).extend({ currency: z.string().toUpperCase() });

@Injectable()
export class ExchangeRatesService {
  constructor(private readonly rates: ExchangeRatesRepository) {}

  list(): Promise<ExchangeRate[]> {
    return this.rates.findAll();
  }

  put(rate: ExchangeRate): Promise<ExchangeRate> {
    return this.rates.put(rate);
  }

  /** @throws InvalidInputError when a line of the file is bad; nothing is stored then */
  async importFile(bytes: Uint8Array): Promise<ImportedRates> {
    const rates = await readRates(bytes);
    await this.rates.putAll(rates);
    return { rates: rates.length, currencies: [...new Set(rates.map(({ currency }) => currency))] };
  }

  /** @throws NotFoundError when no rate of that currency begins on that day */
  async remove(currency: string, validFrom: string): Promise<void> {
    const key = keySchema.safeParse({ currency, validFrom });
    if (!key.success || !(await this.rates.remove(key.data)))
      throw new NotFoundError('This currency has no rate effective from that date.');
  }
}
