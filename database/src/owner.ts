import { hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { createDataSource } from './data-source';
import { Owner } from './entities/owner.entity';

/** The owner's address until another is given. */
export const DEFAULT_OWNER_EMAIL = 'owner@example.com';

/**
 * Hashes a password with argon2id. 19 MiB of memory and two passes are OWASP's minimum
 * (Password Storage Cheat Sheet); they are the library's defaults, named here so that they stay.
 *
 * @returns PHC string
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/**
 * Makes sure that there is an owner. At the first call one is made, with a random password unless one is
 * given; later calls change only what is given, and a new password or address ends every session.
 *
 * @returns the owner's address, and the password if it was made up by this call
 */
export async function setOwner(
  url: string,
  given: { email?: string | undefined; password?: string | undefined } = {},
): Promise<{ email: string; generatedPassword?: string }> {
  const dataSource = createDataSource(url, 2);
  await dataSource.initialize();
  try {
    return await dataSource.transaction(async (manager) => {
      // Two processes that start at once must not both make an owner.
      await manager.query('LOCK TABLE owners IN SHARE ROW EXCLUSIVE MODE');
      const existing = await manager.findOne(Owner, { where: {}, order: { id: 'ASC' } });
      const email = (given.email ?? existing?.email ?? DEFAULT_OWNER_EMAIL).toLowerCase();
      const generatedPassword =
        existing || given.password ? undefined : randomBytes(12).toString('base64url');
      const password = given.password ?? generatedPassword;
      const passwordHash = password ? await hashPassword(password) : undefined;
      await manager.save(Owner, {
        ...existing,
        email,
        ...(passwordHash && { passwordHash, updatedAt: new Date() }),
      });
      return { email, ...(generatedPassword && { generatedPassword }) };
    });
  } finally {
    await dataSource.destroy();
  }
}
