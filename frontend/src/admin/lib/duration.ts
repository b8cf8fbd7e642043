/** 0.4 → '0.4 s', 75 → '1 min 15 s', 7320 → '2 h 2 min', 200000 → '2 d 7 h'. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return pair(whole, 60, 'min', 's');
  const minutes = Math.floor(whole / 60);
  return minutes < 1440 ? pair(minutes, 60, 'h', 'min') : pair(Math.floor(minutes / 60), 24, 'd', 'h');
}

/** 84.3 → '84 ms', 1240 → '1.2 s'. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : formatSeconds(milliseconds / 1000);
}

function pair(value: number, size: number, large: string, small: string): string {
  const rest = value % size;
  return `${Math.floor(value / size)} ${large}${rest > 0 ? ` ${rest} ${small}` : ''}`;
}
