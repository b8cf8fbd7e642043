import { LONGEST_VIDEO_TITLE } from '@astaguide/contracts/publishing/text-blocks';
import { videoPage, videoSite } from '@astaguide/contracts/publishing/video-address';
import { questionGroups } from '@astaguide/content/faq';
import { useId } from 'react';
import type { BlockPreviewProps } from '../../../../ui/contexts';

const questions = questionGroups.flatMap((group) => group.questions);

/** What the editor shows of questions of the FAQ. */
export function QuestionsPreview({ value }: BlockPreviewProps) {
  return (
    <span className="block text-sm">
      <span className="kicker block text-muted">Questions</span>
      {value.split(',').map((id) => (
        <span key={id} className="block break-words">
          {questions.find((question) => question.id === id)?.question ?? 'A question asked by a reader'}
        </span>
      ))}
    </span>
  );
}

/** What the editor shows of the newsletter's form. */
export function SignupPreview() {
  return (
    <span className="block text-sm">
      <span className="kicker block text-muted">Newsletter form</span>
      Readers subscribe here.
    </span>
  );
}

/** What the editor shows of a video, whose title is edited in place. */
export function VideoPreview({ value, title, onTitle }: BlockPreviewProps) {
  const id = useId();
  return (
    <span className="grid gap-1.5 text-sm">
      <span className="kicker text-muted">Video on {videoSite(value)}</span>
      <label htmlFor={id} className="sr-only">
        Title of the video
      </label>
      <input
        id={id}
        value={title ?? ''}
        placeholder="Title of the video"
        maxLength={LONGEST_VIDEO_TITLE}
        className="min-h-9 w-full rounded-sm border border-edge bg-paper px-2"
        onChange={({ target }) => onTitle(target.value)}
      />
      <a href={videoPage(value)} target="_blank" rel="noopener" className="break-all text-muted underline">
        {videoPage(value)}
      </a>
    </span>
  );
}
