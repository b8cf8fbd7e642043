import { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Session } from '@astaguide/database/entities/account/session.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SessionOwner } from '../http/session/sessions';

/** Accounts that can sign in. */
@Injectable()
export class OwnersRepository {
  constructor(@InjectRepository(Owner) private readonly owners: Repository<Owner>) {}

  findByEmail(email: string): Promise<Owner | null> {
    return this.owners.findOneBy({ email: email.toLowerCase() });
  }

  /**
   * Changes the password and ends every session of the owner, in one transaction.
   *
   * @param owner as read before; nothing is changed if the password has changed since
   * @returns whether it was changed
   */
  changePassword(owner: SessionOwner, passwordHash: string): Promise<boolean> {
    return this.owners.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        Owner,
        { id: owner.id, passwordHash: owner.passwordHash },
        { passwordHash, passwordUnseen: false, passwordGenerated: false, updatedAt: new Date() },
      );
      if (affected !== 1) return false;
      await manager
        .createQueryBuilder()
        .delete()
        .from(Session)
        .where(`(sess #>> '{passport,user}')::integer = :id`, { id: owner.id })
        .execute();
      return true;
    });
  }
}
