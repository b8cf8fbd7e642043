import { Session } from '@astaguide/database/entities/account/session.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isStoredSql, type SignIn } from '../http/session/sessions';

/** A session of an owner. */
export interface OwnerSession {
  sid: string;
  expire: Date;
  signIn: SignIn;
}

/** Sessions of owners. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  async exists(sid: string): Promise<boolean> {
    const found = await this.sessions.query<unknown[]>(
      `SELECT FROM sessions WHERE sid = $1 AND ${isStoredSql}`,
      [sid],
    );
    return found.length > 0;
  }

  /** Sessions that have not expired. */
  findByOwner(ownerId: number): Promise<OwnerSession[]> {
    return this.sessions.query<OwnerSession[]>(
      // The column has no time zone: its values are in the time zone of the connection.
      `SELECT sid, expire::timestamptz AS expire, sess -> 'signIn' AS "signIn"
       FROM sessions
       WHERE (sess #>> '{passport,user}')::integer = $1 AND ${isStoredSql}`,
      [ownerId],
    );
  }

  async delete(sid: string): Promise<void> {
    await this.sessions.delete({ sid });
  }
}
