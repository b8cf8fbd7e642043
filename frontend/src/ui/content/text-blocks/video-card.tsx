import { videoFrame, videoPage, videoSite } from '@astaguide/contracts/publishing/video-address';
import { useState, type MouseEvent } from 'react';
import { Icon } from '../../icons';

/** A video that is requested from its site when it is played; without scripts, a link to it. */
export function VideoCard({ video, title }: { video: string; title: string | undefined }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const site = videoSite(video);
  if (isPlaying)
    return (
      <iframe
        src={videoFrame(video)}
        title={title ?? `Video on ${site}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        ref={(frame) => frame?.focus()}
        className="aspect-video w-full max-w-[44rem] rounded-md border-0 bg-black"
      />
    );
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a
      href={videoPage(video)}
      target="_blank"
      rel="noopener"
      onClick={play}
      className="group flex aspect-video w-full max-w-[44rem] flex-col items-center justify-center gap-3 rounded-md border border-line bg-sunken p-6 text-center print:aspect-auto"
    >
      <span className="grid size-14 place-items-center rounded-full bg-accent text-on-accent group-hover:bg-accent-strong">
        <Icon className="size-7">
          <path d="M7.5 4.5v11l8.5-5.5z" fill="currentColor" />
        </Icon>
      </span>
      <span className="max-w-full font-semibold wrap-anywhere">{title ?? `Video on ${site}`}</span>
      <span className="text-xs text-muted">Plays here. {site} is contacted only then.</span>
    </a>
  );
}
