import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable } from '@nestjs/common';
import { merge, Subject, type Observable } from 'rxjs';
import { NotificationListener } from './notification-listener';

/** Says when products, articles or settings changed, so that nobody keeps what was made from the old ones. */
@Injectable()
export class ContentChanges {
  private readonly own = new Subject<void>();
  /** Emits at every change, whichever process made it. */
  readonly all: Observable<void>;

  constructor(notifications: NotificationListener) {
    this.all = merge(this.own, notifications.on(CONTENT_CHANNEL));
  }

  /**
   * This process changed content, and is about to answer so: the very next request must see it, and the
   * database's own notice may come later. What listens is told before this returns.
   */
  announce(): void {
    this.own.next();
  }
}
