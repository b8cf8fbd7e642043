import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { withDataSource } from './data-source';
import { Owner } from './entities/account/owner.entity';
import { Session } from './entities/account/session.entity';

/** The owner's address until another is given. */
export const DEFAULT_OWNER_EMAIL = 'owner@example.com';

/** `ADMIN_EMAIL` and `ADMIN_PASSWORD`, where they are set. */
export interface GivenOwner {
  email?: string | undefined;
  password?: string | undefined;
}

/** The owner's address, and the password where this call generated one. */
export interface OwnerSignIn {
  email: string;
  generatedPassword?: string;
}

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
 * Makes sure that there is an owner. The first call makes one, with a generated password unless one is given. Later
 * calls set a password that differs from the one given last, so that one changed in the dashboard stays, and an
 * address that differs; either ends every session. A generated password that was not confirmed as shown is replaced.
 */
export function setOwner(url: string, given: GivenOwner = {}): Promise<OwnerSignIn> {
  return withDataSource(url, (dataSource) =>
    dataSource.transaction((manager) => setOwnerWith(manager, given)),
  );
}

/** Keeps a generated password, now that it was shown. Until then the next call of setOwner generates another. */
export async function confirmPasswordShown(url: string): Promise<void> {
  await withDataSource(url, ({ manager }) =>
    manager.update(Owner, { passwordUnseen: true }, { passwordUnseen: false }),
  );
}

async function setOwnerWith(manager: EntityManager, given: GivenOwner): Promise<OwnerSignIn> {
  // Two processes that start at once must not both make an owner.
  await manager.query('LOCK TABLE owners IN SHARE ROW EXCLUSIVE MODE');
  const owner = await manager.findOne(Owner, { where: {}, order: { id: 'ASC' } });
  const email = (given.email ?? owner?.email ?? DEFAULT_OWNER_EMAIL).toLowerCase();
  const generatedPassword =
    given.password === undefined && (!owner || owner.passwordUnseen)
      ? randomBytes(12).toString('base64url')
      : undefined;
  const password = generatedPassword ?? (await newlyGiven(owner, given.password));
  if (!owner || password !== undefined || email !== owner.email) {
    const passwordHash = await hashUnlessSame(owner, password);
    const values = {
      email,
      passwordHash,
      ...(password !== undefined && {
        passwordUnseen: generatedPassword !== undefined,
        passwordGenerated: generatedPassword !== undefined,
      }),
      ...(password !== undefined && !generatedPassword && { configuredPasswordHash: passwordHash }),
    };
    if (!owner) await manager.insert(Owner, values);
    else await manager.update(Owner, { id: owner.id }, { ...values, updatedAt: new Date() });
    if (email !== owner?.email || passwordHash !== owner.passwordHash) {
      await manager.deleteAll(Session);
    }
  }
  return { email, ...(generatedPassword && { generatedPassword }) };
}

/** The given password, unless it is the one that was given last. */
async function newlyGiven(owner: Owner | null, password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const last = owner?.configuredPasswordHash;
  return last && (await verify(last, password)) ? undefined : password;
}

/** The owner's own hash for the password that the owner has already. */
async function hashUnlessSame(owner: Owner | null, password: string | undefined): Promise<string> {
  if (owner && (password === undefined || (await verify(owner.passwordHash, password))))
    return owner.passwordHash;
  return hashPassword(password!);
}
