import { OwnStudy } from '@astaguide/database/entities/catalog/own-study.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The sources that the owner added. */
@Injectable()
export class OwnStudiesRepository {
  constructor(@InjectRepository(OwnStudy) private readonly studies: Repository<OwnStudy>) {}

  findAll(): Promise<OwnStudy[]> {
    return this.studies.find({ order: { key: 'ASC' } });
  }

  findByKey(key: string): Promise<OwnStudy | null> {
    return this.studies.findOneBy({ key });
  }

  /** @throws QueryFailedError for a key in use */
  async add(study: OwnStudy): Promise<void> {
    await this.studies.insert(study);
  }

  async replace({ key, ...fields }: OwnStudy): Promise<void> {
    await this.studies.update({ key }, fields);
  }

  /** @returns whether it existed */
  async remove(key: string): Promise<boolean> {
    return (await this.studies.delete({ key })).affected === 1;
  }
}
