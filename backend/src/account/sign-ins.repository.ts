import type { SignInOutcome } from '@astaguide/contracts/account/auth';
import { SignInRecord } from '@astaguide/database/entities/account/sign-in-record.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ADD_FAILED } from './sign-ins.sql';

/** Maximum number of listed rows. The worker keeps fewer. */
const MAX_ROWS = 250;

/** Where a sign-in comes from. */
export interface SignInOrigin {
  /** 'Firefox on Linux'. */
  browser: string;
  /** The network part of the address; null if it is unknown. */
  network: string | null;
}

/** Failed attempts from one network. */
export interface FailedSignIns extends SignInOrigin {
  outcome: Exclude<SignInOutcome, 'signed-in'>;
  times: number;
}

/** Sign-ins and failed attempts. */
@Injectable()
export class SignInsRepository {
  constructor(@InjectRepository(SignInRecord) private readonly records: Repository<SignInRecord>) {}

  async add({ browser, network }: SignInOrigin, isNewBrowser: boolean): Promise<void> {
    await this.records.insert({ outcome: 'signed-in', browser, network: network ?? '', isNewBrowser });
  }

  async addFailed({ outcome, network, browser, times }: FailedSignIns): Promise<void> {
    await this.records.query(ADD_FAILED, [outcome, network ?? '', browser, times]);
  }

  /** Newest first. */
  findAll(): Promise<SignInRecord[]> {
    return this.records.find({ order: { at: 'DESC', id: 'DESC' }, take: MAX_ROWS });
  }
}
