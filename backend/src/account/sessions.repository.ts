import { Session } from '@astaguide/database/entities/account/session.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SignIn } from '../http/session/sessions';
import { isStoredSql } from '../http/session/sessions.sql';

/** A session of an owner. */
export type OwnerSession = Pick<Session, 'sid' | 'expire'> & { signIn: SignIn };

/** Sessions of owners. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  exists(sid: string): Promise<boolean> {
    return this.sessions.createQueryBuilder('session').where({ sid }).andWhere(isStoredSql).getExists();
  }

  /** Sessions that have not expired. */
  findByOwner(ownerId: number): Promise<OwnerSession[]> {
    return (
      this.sessions
        .createQueryBuilder('session')
        .select('session.sid', 'sid')
        // The column has no time zone: its values are in the time zone of the connection.
        .addSelect('expire::timestamptz', 'expire')
        .addSelect(`sess -> 'signIn'`, 'signIn')
        .where(`(sess #>> '{passport,user}')::integer = :ownerId`, { ownerId })
        .andWhere(isStoredSql)
        .getRawMany<OwnerSession>()
    );
  }

  async delete(sid: string): Promise<void> {
    await this.sessions.delete({ sid });
  }
}
