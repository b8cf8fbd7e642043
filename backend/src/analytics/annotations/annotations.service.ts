import type {
  Annotation as AnnotationAnswer,
  annotationInputSchema,
} from '@astaguide/contracts/analytics/annotation';
import { spanOf } from '@astaguide/contracts/analytics/report/report-buckets';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NotFoundError } from '../../http/errors';
import { SettingsService } from '../../settings/settings.service';
import { AnnotationsRepository } from './annotations.repository';

type Note = z.output<typeof annotationInputSchema>;

/** Annotations: automatic ones for changes of the catalog, and the owner's notes. */
@Injectable()
export class AnnotationsService {
  constructor(
    private readonly annotations: AnnotationsRepository,
    private readonly settings: SettingsService,
  ) {}

  /** @param days in the site's time zone, as those of the report */
  async list(days: ReportPeriod): Promise<AnnotationAnswer[]> {
    const { start, end } = spanOf(days, await this.settings.getDays());
    return (await this.annotations.findBetween(new Date(start), new Date(end))).map(answerOf);
  }

  async addNote({ at, text }: Note): Promise<AnnotationAnswer> {
    return answerOf(await this.annotations.addNote(new Date(at), text));
  }

  /** @throws NotFoundError when no note has that id */
  async changeNote(id: number, { at, text }: Note): Promise<AnnotationAnswer> {
    const changed = await this.annotations.changeNote(id, new Date(at), text);
    if (!changed) throw new NotFoundError('There is no such note.');
    return answerOf(changed);
  }

  /** @throws NotFoundError when no annotation has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.annotations.remove(id))) throw new NotFoundError('There is no such note.');
  }
}

function answerOf({ id, at, kind, text, productId, postId }: Annotation): AnnotationAnswer {
  return { id, at: at.toISOString(), kind, text, productId, postId };
}
