import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

/** Counts the answers of this process, for the metrics. */
@Injectable()
export class ChatMetrics {
  readonly answers = new Counter({
    name: 'astaguide_chat_answers_total',
    help: 'Answers of the assistant, by author and whether an answer was found',
    labelNames: ['by', 'answered'],
    registers: [],
  });

  constructor() {
    // Every combination is listed, also those that are 0.
    for (const by of ['model', 'built-in'])
      for (const answered of ['true', 'false']) this.answers.inc({ by, answered }, 0);
  }

  count(by: 'model' | 'built-in', answered: boolean): void {
    this.answers.inc({ by, answered: String(answered) });
  }
}
