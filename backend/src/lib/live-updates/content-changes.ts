import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable } from '@nestjs/common';
import { merge, Subject, type Observable } from 'rxjs';
import { ChangeListener } from './change-listener';

/** Emits when products, articles, commissions or settings changed, so that caches are invalidated. */
@Injectable()
export class ContentChanges {
  private readonly own = new Subject<void>();
  /** Emits at every change, whichever process made it. */
  readonly all: Observable<void>;

  constructor(notifications: ChangeListener) {
    this.all = merge(this.own, notifications.on(CONTENT_CHANNEL));
  }

  /**
   * Called when this process has changed content: listeners run before it returns, because the next request must see
   * the change and the database's notification may arrive later.
   */
  announce(): void {
    this.own.next();
  }
}
