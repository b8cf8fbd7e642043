import { Injectable } from '@nestjs/common';

/** Number of answers, by who worded them and whether an answer was found. */
export interface ChatCount {
  by: 'model' | 'built-in';
  answered: boolean;
  count: number;
}

/** Counts the answers of this process, for the metrics. */
@Injectable()
export class ChatMetrics {
  private readonly counts: ChatCount[] = (['model', 'built-in'] as const).flatMap((by) =>
    [true, false].map((answered) => ({ by, answered, count: 0 })),
  );

  count(by: ChatCount['by'], answered: boolean): void {
    this.counts.find((candidate) => candidate.by === by && candidate.answered === answered)!.count += 1;
  }

  /** Counts since the process started, for every combination, including those that are 0. */
  read(): readonly Readonly<ChatCount>[] {
    return this.counts;
  }
}
