import type {
  StudyChange as StudyChangeRecord,
  StudyCheck as StudyCheckRecord,
} from '@astaguide/contracts/catalog/evidence/study-change';
import { StudyChange } from '@astaguide/database/entities/catalog/study-change.entity';
import { StudyCheck } from '@astaguide/database/entities/catalog/study-check.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** What the owner recorded about studies. */
@Injectable()
export class StudyChangesRepository {
  constructor(
    @InjectRepository(StudyChange) private readonly changes: Repository<StudyChange>,
    @InjectRepository(StudyCheck) private readonly checks: Repository<StudyCheck>,
  ) {}

  /** The latest first. */
  findChanges(): Promise<StudyChange[]> {
    return this.changes.find({ order: { date: 'DESC', key: 'ASC' } });
  }

  findChecks(): Promise<StudyCheck[]> {
    return this.checks.find({ order: { key: 'ASC' } });
  }

  /** Of another change, no use was checked yet. */
  async putChange(change: StudyChangeRecord): Promise<void> {
    await this.changes.upsert({ ...change, checkedUses: [] }, ['key']);
  }

  /** @returns whether the study has a change */
  async putCheckedUses(key: string, checkedUses: string[]): Promise<boolean> {
    return (await this.changes.update({ key }, { checkedUses })).affected === 1;
  }

  async removeChange(key: string): Promise<void> {
    await this.changes.delete({ key });
  }

  async putCheck(check: StudyCheckRecord): Promise<void> {
    await this.checks.upsert(check, ['key']);
  }

  async removeCheck(key: string): Promise<void> {
    await this.checks.delete({ key });
  }
}
