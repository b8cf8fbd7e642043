import { firstValueFrom, from, timeout } from 'rxjs';

/** What a promise resolves to. @throws TimeoutError after that many milliseconds */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  firstValueFrom(from(work).pipe(timeout(milliseconds)));
