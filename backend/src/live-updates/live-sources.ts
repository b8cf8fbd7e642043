import { Injectable, type MessageEvent } from '@nestjs/common';
import { merge, type Observable } from 'rxjs';

/** What the owner's live stream carries beside the summary: each part of the product adds its own. */
@Injectable()
export class LiveSources {
  private readonly sources: Observable<MessageEvent>[] = [];

  /** @param source subscribed once for each open stream; what it computes it should share among them */
  add(source: Observable<MessageEvent>): void {
    this.sources.push(source);
  }

  /** Everything that was added. */
  all(): Observable<MessageEvent> {
    return merge(...this.sources);
  }
}
