import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';

/** Adds the salt $2 of the day $1, to be destroyed at $3. A salt that the day has already stays. */
const ADD_SALT = `
  INSERT INTO visitor_salts (day, salt, destroy_at) VALUES ($1, $2, $3) ON CONFLICT (day) DO NOTHING`;

/** Finds the salt of the day $1. */
const FIND_SALT = 'SELECT salt FROM visitor_salts WHERE day = $1';

/** Finds every salt, oldest first. */
const LIVING_SALTS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, salt FROM visitor_salts ORDER BY visitor_salts.day`;

/** The daily salts of visitor hashes. The worker destroys expired ones. */
@Injectable()
export class VisitorSaltsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The salt of a day, the same in every process.
   *
   * @param day 'YYYY-MM-DD'
   * @param destroyAt when the worker destroys the salt; used only if it is created now
   * @returns 16 bytes
   */
  async getOrCreate(day: string, destroyAt: Date): Promise<Buffer> {
    await this.dataSource.query(ADD_SALT, [day, randomBytes(16), destroyAt]);
    const rows = await this.dataSource.query<{ salt: Buffer }[]>(FIND_SALT, [day]);
    return rows[0]!.salt;
  }

  /** Every salt that still exists, oldest first; days as 'YYYY-MM-DD'. */
  findLiving(): Promise<{ day: string; salt: Buffer }[]> {
    return this.dataSource.query(LIVING_SALTS);
  }
}
