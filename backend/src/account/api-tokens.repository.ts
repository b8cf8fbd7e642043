import { ApiToken } from '@astaguide/database/entities/account/api-token.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HashedSecrets } from './hashed-secrets';

/** API tokens of the owner. */
@Injectable()
export class ApiTokensRepository extends HashedSecrets<ApiToken> {
  constructor(@InjectRepository(ApiToken) tokens: Repository<ApiToken>) {
    super(tokens);
  }

  /** Records a use: at once if the call or the network differs from the last one, otherwise once a minute. */
  async markUsed(id: number, network: string | null, call: string): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .update()
      .set({ lastUsedAt: () => 'now()', lastUsedNetwork: network, lastUsedFor: call })
      .where({ id })
      .andWhere(
        `(last_used_at IS NULL OR last_used_at < now() - interval '1 minute'
          OR last_used_network IS DISTINCT FROM :network OR last_used_for IS DISTINCT FROM :call)`,
        { network, call },
      )
      .execute();
  }
}
