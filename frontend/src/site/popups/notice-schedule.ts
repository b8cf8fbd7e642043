import { FADE_OUT_MS, type Clock } from './clock';

const FIRST_AFTER_MS = 10_000;
const MIN_PAUSE_MS = 25_000;
const MAX_PAUSE_MS = 35_000;
const VISIBLE_MS = 6_000;

/** A notice in the corner; `leaving` while it fades out. */
export interface ShownNotice<Notice> {
  notice: Notice;
  leaving: boolean;
}

/**
 * Shows one notice after another: the first 10 s after the start, then one every 25 to 35 s, from appearance to
 * appearance. Each stays for 6 s and fades out in 300 ms.
 */
export class NoticeSchedule<Notice> {
  private shown: ShownNotice<Notice> | undefined;
  private cancelNext: (() => void) | undefined;
  private cancelFade: (() => void) | undefined;

  /**
   * @param next returns the next notice, or undefined if there is none
   * @param onChange called with the current notice, or undefined
   */
  constructor(
    private readonly clock: Clock,
    private readonly next: () => Notice | undefined,
    private readonly onChange: (shown: ShownNotice<Notice> | undefined) => void,
  ) {}

  start(): void {
    this.cancelNext = this.clock.after(FIRST_AFTER_MS, () => this.turn());
  }

  /** Fades out the current notice early. */
  dismiss(): void {
    if (!this.shown || this.shown.leaving) return;
    this.cancelFade?.();
    this.tell({ ...this.shown, leaving: true });
    this.cancelFade = this.clock.after(FADE_OUT_MS, () => this.tell(undefined));
  }

  /** Clears all timers. */
  stop(): void {
    this.cancelNext?.();
    this.cancelFade?.();
  }

  private turn(): void {
    const pause = MIN_PAUSE_MS + this.clock.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS);
    this.cancelNext = this.clock.after(pause, () => this.turn());
    const notice = this.shown ? undefined : this.next();
    if (notice === undefined) return;
    this.tell({ notice, leaving: false });
    this.cancelFade = this.clock.after(VISIBLE_MS, () => this.dismiss());
  }

  private tell(shown: ShownNotice<Notice> | undefined): void {
    this.shown = shown;
    this.onChange(shown);
  }
}
