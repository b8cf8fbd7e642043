import { textBlocks } from './text-blocks';
import { videoFrame, videoOf, videoPage } from './video-address';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s', 'youtube:dQw4w9WgXcQ@90'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=90', 'youtube:dQw4w9WgXcQ@90'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5', 'youtube:dQw4w9WgXcQ@5'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo:76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=30s', 'vimeo:76979871/8272103f6e@30'],
])('%s is %s', (address, video) => {
  expect(videoOf(address)).toBe(video);
  expect(video).toMatch(textBlocks.video.values);
  // What readers and feeds get leads to the same video.
  expect(videoOf(videoPage(video))).toBe(video);
  expect(videoOf(videoFrame(video))).toBe(video);
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)',
  'dQw4w9WgXcQ',
])('%s is no video', (address) => expect(videoOf(address)).toBeUndefined());
