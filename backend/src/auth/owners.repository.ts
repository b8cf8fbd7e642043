import { Owner } from '@astaguide/database/entities/owner.entity';
import { Session } from '@astaguide/database/entities/session.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** Who may sign in, and in which browsers they have. */
@Injectable()
export class OwnersRepository {
  constructor(
    @InjectRepository(Owner) private readonly owners: Repository<Owner>,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
  ) {}

  hasSession(sid: string): Promise<boolean> {
    return this.sessions.existsBy({ sid });
  }

  findByEmail(email: string): Promise<Owner | null> {
    return this.owners.findOneBy({ email: email.toLowerCase() });
  }

  findById(id: number): Promise<Owner | null> {
    return this.owners.findOneBy({ id });
  }
}
