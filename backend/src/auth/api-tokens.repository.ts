import { ApiToken } from '@astaguide/database/entities/account/api-token.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** API tokens of the owner. */
@Injectable()
export class ApiTokensRepository {
  constructor(@InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>) {}

  /** Newest first. */
  findAll(): Promise<ApiToken[]> {
    return this.tokens.find({ order: { id: 'DESC' } });
  }

  findByHash(tokenHash: string): Promise<ApiToken | null> {
    return this.tokens.findOneBy({ tokenHash });
  }

  /** Adds a token, up to the maximum number. @returns null if the maximum is reached */
  add(
    values: Pick<ApiToken, 'name' | 'tokenHash' | 'hint' | 'scopes' | 'expiresAt'>,
    most: number,
  ): Promise<ApiToken | null> {
    return this.tokens.manager.transaction(async (manager) => {
      await manager.query('LOCK TABLE api_tokens IN SHARE ROW EXCLUSIVE MODE');
      if ((await manager.count(ApiToken)) >= most) return null;
      return manager.save(manager.create(ApiToken, values));
    });
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.tokens.delete({ id });
    return affected === 1;
  }

  /** Records a use: at once if the call or the network differs from the last one, otherwise once a minute. */
  async markUsed(id: number, network: string | null, call: string): Promise<void> {
    await this.tokens.query(
      `UPDATE api_tokens SET last_used_at = now(), last_used_network = $2, last_used_for = $3
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute'
         OR last_used_network IS DISTINCT FROM $2 OR last_used_for IS DISTINCT FROM $3)`,
      [id, network, call],
    );
  }
}
