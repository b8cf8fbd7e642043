/**
 * What an empty figure in a text is replaced by when the page is read, so that it is always current: the attribute of the
 * figure, and its values.
 */
export const textBlocks = {
  /** The card of a product, by its id. */
  product: { attribute: 'data-product', values: /^[1-9]\d{0,8}$/ },
  /** Two to four products side by side, by their ids. */
  comparison: { attribute: 'data-comparison', values: /^[1-9]\d{0,8}(,[1-9]\d{0,8}){1,3}$/ },
  /** The record of a study, by its key. */
  study: { attribute: 'data-study', values: /^[a-z0-9][a-z0-9-]{0,99}$/ },
  /** Questions of the FAQ, by their anchors. */
  questions: { attribute: 'data-questions', values: /^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,9}$/ },
  signup: { attribute: 'data-signup', values: /^newsletter$/ },
  /** A video that is loaded when it is played: 'youtube:dQw4w9WgXcQ@90' from its 90th second, 'vimeo:76979871'. */
  video: {
    attribute: 'data-video',
    values: /^(?:youtube:[\w-]{11}|vimeo:\d{1,12}(?:\/[\da-f]{6,20})?)(?:@[1-9]\d{0,5})?$/,
  },
} as const;
export type TextBlockKind = keyof typeof textBlocks;
export const textBlockKinds = Object.keys(textBlocks) as TextBlockKind[];

/** The title of a video. */
export const VIDEO_TITLE = 'data-title';
/** Characters. */
export const LONGEST_VIDEO_TITLE = 200;

/** The reference to a study in a text, by its key. */
export const CITATION = 'data-cite';

/** A highlighted remark in a text. */
export const CALLOUT = 'data-callout';
export const calloutTones = ['note', 'caution'] as const;
export type CalloutTone = (typeof calloutTones)[number];
