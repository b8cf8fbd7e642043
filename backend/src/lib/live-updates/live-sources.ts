import { Injectable, type MessageEvent } from '@nestjs/common';
import { merge, type Observable } from 'rxjs';

/** Further sources of the owner's live stream: each module adds its own. */
@Injectable()
export class LiveSources {
  private readonly sources: Observable<MessageEvent>[] = [];

  /** @param source subscribed once per open stream; it should share what it computes */
  add(source: Observable<MessageEvent>): void {
    this.sources.push(source);
  }

  /** Everything that was added. */
  all(): Observable<MessageEvent> {
    return merge(...this.sources);
  }
}
