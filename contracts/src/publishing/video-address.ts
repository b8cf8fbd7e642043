/**
 * The video that an address leads to, or that a frame shows, as texts have it; undefined for any other address.
 *
 * @param address 'https://youtu.be/dQw4w9WgXcQ?t=90' → 'youtube:dQw4w9WgXcQ@90'
 */
export function videoOf(address: string): string | undefined {
  const whole = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const video =
    host === 'youtu.be' || /^youtube(-nocookie)?\.com$/.test(host)
      ? youTube(url, host)
      : /^(player\.)?vimeo\.com$/.test(host)
        ? vimeo(url)
        : undefined;
  const start = video && startOf(url);
  return start ? `${video}@${start}` : video;
}

/** The page of a video, where it can be seen without this site. */
export function videoPage(video: string): string {
  const { site, id, start } = partsOf(video);
  return site === 'vimeo'
    ? `https://vimeo.com/${id}${start ? `#t=${start}s` : ''}`
    : `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
}

/** The address of a frame that plays a video at once, without cookies until then. */
export function videoFrame(video: string): string {
  const { site, id, start } = partsOf(video);
  if (site === 'youtube')
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`;
  const [number, hash] = id.split('/');
  return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}${start ? `#t=${start}s` : ''}`;
}

/** 'YouTube' or 'Vimeo'. */
export const videoSite = (video: string) => (partsOf(video).site === 'vimeo' ? 'Vimeo' : 'YouTube');

function youTube({ pathname, searchParams }: URL, host: string): string | undefined {
  const [, first, second] = pathname.split('/');
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first ?? '');
  const id = host === 'youtu.be' ? first : isNamed ? second : first === 'watch' && searchParams.get('v');
  return id && /^[\w-]{11}$/.test(id) ? `youtube:${id}` : undefined;
}

function vimeo({ pathname, searchParams }: URL): string | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  const hash = inPath ?? searchParams.get('h');
  return id && `vimeo:${id}${hash && /^[\da-f]{6,20}$/.test(hash) ? `/${hash}` : ''}`;
}

/** Seconds; 0 for the beginning. 't=90', 't=1m30s', 'start=90', '#t=90s'. */
function startOf({ searchParams, hash }: URL): number {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.+)$/.exec(hash)?.[1] ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return start < 1_000_000 ? start : 0;
}

function partsOf(video: string) {
  const [, site = '', id = '', start = ''] = /^(\w+):([^@]*)(?:@(\d+))?$/.exec(video) ?? [];
  return { site, id, start };
}
