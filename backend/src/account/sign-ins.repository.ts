import type { SignInOutcome } from '@astaguide/contracts/account/auth';
import { SignInRecord } from '@astaguide/database/entities/account/sign-in-record.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** Maximum number of networks per day and outcome with a row of their own. */
export const MAX_NETWORKS = 10;

/**
 * Adds $4 failed attempts with the outcome $1 from the network $2 with the browser $3 to their row of today. Attempts
 * from further networks share a row with an empty network, so that a flood cannot fill the table.
 */
const ADD_FAILED = `INSERT INTO sign_ins (outcome, network, browser, times)
  SELECT $1::text, CASE WHEN count(*) < ${MAX_NETWORKS} THEN $2::text ELSE '' END, $3::text, $4::integer
  FROM sign_ins
  WHERE day = day_of(now()) AND outcome = $1 AND network NOT IN ($2, '')
  ON CONFLICT (day, network, outcome) WHERE outcome <> 'signed-in'
  DO UPDATE SET times = sign_ins.times + excluded.times, browser = excluded.browser, at = excluded.at`;

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
