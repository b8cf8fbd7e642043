import { SignInRecord } from '@astaguide/database/entities/account/sign-in-record.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';

/**
 * Failed sign-in attempts of each of the last days with at least $2 of them: the day, their number, and the rows. $1 is
 * now; a day ends in the site's time zone, so an attack around midnight concerns two.
 */
const FIND_REPEATED = `SELECT day::text, sum(times)::integer AS times,
    json_agg(json_build_object('outcome', outcome, 'times', times, 'browser', browser, 'network', network)
      ORDER BY times DESC, id) AS groups
  FROM sign_ins
  WHERE outcome <> 'signed-in' AND day >= day_of($1::timestamptz) - 1 AND at > $1::timestamptz - interval '1 day'
  GROUP BY day HAVING sum(times) >= $2 ORDER BY day`;

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
