import { ConnectionSettings } from '@astaguide/database/entities/settings/connection-settings.entity';
import type { StoredConnection } from '@astaguide/database/settings/site-connection';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';

/** The site's one row of address and mail server; a migration made it. */
@Injectable()
export class ConnectionRepository {
  constructor(@InjectRepository(ConnectionSettings) private readonly rows: Repository<ConnectionSettings>) {}

  /** Changes the row, one change after another. @param change what is stored in place of what is stored now */
  async update(change: (row: StoredConnection) => StoredConnection): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      const row = await manager.findOneOrFail(ConnectionSettings, {
        where: { id: 1 },
        lock: { mode: 'pessimistic_write' },
      });
      await manager.update(ConnectionSettings, { id: 1 }, { ...change(row), updatedAt: new Date() });
    });
  }
}
