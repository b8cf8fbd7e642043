import { Session } from '@astaguide/database/entities/session.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SignIn } from '../http/sessions';

/** A browser in which an owner is signed in. */
export interface OwnerSession {
  sid: string;
  expire: Date;
  /** Sessions from before sign-ins were described have none. */
  signIn: SignIn | null;
}

/** In which browsers an owner is signed in. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  exists(sid: string): Promise<boolean> {
    return this.sessions.existsBy({ sid });
  }

  /** The sessions that have not run out. */
  findByOwner(ownerId: number): Promise<OwnerSession[]> {
    return this.sessions.query<OwnerSession[]>(
      // The column has no time zone: what is written to it is in the connection's.
      `SELECT sid, expire::timestamptz AS expire, sess -> 'signIn' AS "signIn"
       FROM sessions
       WHERE (sess #>> '{passport,user}')::integer = $1 AND expire >= localtimestamp`,
      [ownerId],
    );
  }

  async delete(sid: string): Promise<void> {
    await this.sessions.delete({ sid });
  }
}
