import { SignInRecord } from '@astaguide/database/entities/account/sign-in-record.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { FIND_REPEATED } from './sign-ins.sql';

const DAY = 86_400_000;

/** Failed attempts of one day. */
export interface RepeatedRefusals {
  /** YYYY-MM-DD. */
  day: string;
  times: number;
  /** Most frequent first. */
  groups: Pick<SignInRecord, 'outcome' | 'times' | 'browser' | 'network'>[];
}

/** Sign-ins that the owner gets a mail about. */
@Injectable()
export class SignInsRepository {
  constructor(@InjectRepository(SignInRecord) private readonly records: Repository<SignInRecord>) {}

  /** Sign-ins of the last day with a new browser that were not reported, oldest first. */
  findUnreported(now: Date): Promise<SignInRecord[]> {
    const at = MoreThan(new Date(now.getTime() - DAY));
    return this.records.find({
      where: { isNewBrowser: true, isReported: false, at },
      order: { at: 'ASC', id: 'ASC' },
    });
  }

  async markReported(ids: number[]): Promise<void> {
    await this.records.update({ id: In(ids) }, { isReported: true });
  }

  /** Days with at least `least` failed attempts. */
  findRepeated(now: Date, least: number): Promise<RepeatedRefusals[]> {
    return this.records.query(FIND_REPEATED, [now, least]);
  }
}
