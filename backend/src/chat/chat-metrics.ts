import { Injectable } from '@nestjs/common';

/** Answers of the assistant, by who worded them and whether the question found one. */
export interface ChatCount {
  by: 'model' | 'built-in';
  answered: boolean;
  count: number;
}

/** Counts what the assistant of this process has answered, for the metrics. */
@Injectable()
export class ChatMetrics {
  private readonly counts: ChatCount[] = (['model', 'built-in'] as const).flatMap((by) =>
    [true, false].map((answered) => ({ by, answered, count: 0 })),
  );

  count(by: ChatCount['by'], answered: boolean): void {
    this.counts.find((candidate) => candidate.by === by && candidate.answered === answered)!.count += 1;
  }

  /** Since the start of this process; each kind, also those that never came. */
  read(): readonly Readonly<ChatCount>[] {
    return this.counts;
  }
}
