/** Duration of the fade-out of popups. */
export const FADE_OUT_MS = 300;
const FADE_IN_AFTER_MS = 100;

/** `entering` is rendered but not visible yet; `leaving` fades out. */
export type ExitPhase = 'hidden' | 'entering' | 'shown' | 'leaving';

/** Storage key of the day it was last shown. */
export interface ShownDay {
  /** null when there is none */
  read(): string | null;
  write(day: string): void;
}

/** Whether a mouse event means that the pointer left the window at the top. */
export function leavesAtTop({
  clientY,
  relatedTarget,
}: Pick<MouseEvent, 'clientY' | 'relatedTarget'>): boolean {
  return clientY <= 0 && relatedTarget === null;
}

/** Shows the exit popup once per calendar day in the visitor's time zone, and fades it in and out. */
export class ExitIntent {
  private phase: ExitPhase = 'hidden';
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** In memory, for browsers without storage. */
  private shownOn: string | undefined;

  constructor(
    private readonly day: ShownDay,
    private readonly onChange: (phase: ExitPhase) => void,
  ) {}

  /** Called when the pointer left at the top: shows the popup, unless it was shown today. */
  leave(): void {
    const today = new Date().toDateString();
    if (this.phase !== 'hidden' || this.shownOn === today || this.day.read() === today) return;
    this.shownOn = today;
    this.day.write(today);
    this.enter('entering', FADE_IN_AFTER_MS, 'shown');
  }

  /** Fades the popup out. */
  close(): void {
    if (this.phase === 'entering' || this.phase === 'shown') this.enter('leaving', FADE_OUT_MS, 'hidden');
  }

  /** Clears the timer. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private enter(phase: ExitPhase, milliseconds: number, next: ExitPhase): void {
    clearTimeout(this.timer);
    this.tell(phase);
    this.timer = setTimeout(() => this.tell(next), milliseconds);
  }

  private tell(phase: ExitPhase): void {
    this.phase = phase;
    this.onChange(phase);
  }
}
