import type { ExchangeRate as RateAnswer } from '@astaguide/contracts/earnings/exchange-rate';
import { ExchangeRate } from '@astaguide/database/entities/earnings/exchange-rate.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** Rates written by one statement: a statement takes at most 65,535 parameters. */
const CHUNK = 5000;

/** What other currencies are worth in US dollars, as the owner entered it. */
@Injectable()
export class ExchangeRatesRepository {
  constructor(@InjectRepository(ExchangeRate) private readonly rates: Repository<ExchangeRate>) {}

  /** By currency, newest first. */
  findAll(): Promise<ExchangeRate[]> {
    return this.rates.find({ order: { currency: 'ASC', validFrom: 'DESC' } });
  }

  /** Sets the rate from a day on, replacing the one of the same day. */
  async put(rate: RateAnswer): Promise<ExchangeRate> {
    await this.rates.upsert(rate, ['currency', 'validFrom']);
    const { currency, validFrom } = rate;
    return this.rates.findOneByOrFail({ currency, validFrom });
  }

  /** Sets all of the rates or none, replacing those of the same days. @param rates each currency and day once */
  async putAll(rates: readonly RateAnswer[]): Promise<void> {
    await this.rates.manager.transaction(async (manager) => {
      for (let start = 0; start < rates.length; start += CHUNK)
        await manager.upsert(ExchangeRate, rates.slice(start, start + CHUNK), ['currency', 'validFrom']);
    });
  }

  /** @returns whether it existed */
  async remove(key: Pick<RateAnswer, 'currency' | 'validFrom'>): Promise<boolean> {
    return (await this.rates.delete(key)).affected === 1;
  }
}
