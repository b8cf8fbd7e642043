import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
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
 * given; later calls change only what is given and differs, and then end every session.
 *
 * @returns the owner's address, and the password if it was made up by this call
 */
export async function setOwner(
  url: string,
  given: { email?: string | undefined; password?: string | undefined } = {},
): Promise<{ email: string; generatedPassword?: string }> {
  const dataSource = createDataSource(url, 1);
  await dataSource.initialize();
  try {
    return await dataSource.transaction((manager) => setOwnerWith(manager, given));
  } finally {
    await dataSource.destroy();
  }
}

async function setOwnerWith(
  manager: EntityManager,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<{ email: string; generatedPassword?: string }> {
  // Two processes that start at once must not both make an owner.
  await manager.query('LOCK TABLE owners IN SHARE ROW EXCLUSIVE MODE');
  const owner = await manager.findOne(Owner, { where: {}, order: { id: 'ASC' } });
  if (!owner) {
    const email = (given.email ?? DEFAULT_OWNER_EMAIL).toLowerCase();
    const password = given.password ?? randomBytes(12).toString('base64url');
    await manager.insert(Owner, { email, passwordHash: await hashPassword(password) });
    return given.password ? { email } : { email, generatedPassword: password };
  }
  const email = (given.email ?? owner.email).toLowerCase();
  const newPassword =
    given.password && !(await verify(owner.passwordHash, given.password)) ? given.password : undefined;
  if (email !== owner.email || newPassword) {
    const passwordHash = newPassword ? await hashPassword(newPassword) : owner.passwordHash;
    await manager.update(Owner, { id: owner.id }, { email, passwordHash, updatedAt: new Date() });
    await manager.query('DELETE FROM sessions');
  }
  return { email };
}
