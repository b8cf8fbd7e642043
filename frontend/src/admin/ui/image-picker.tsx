import { createElement, Suspense } from 'react';
import { useImagePicker, type ImagePickerProps } from './image-picker-context';

/** The image library as a dialog: the one that the dashboard provides. */
export function ImagePicker(props: ImagePickerProps) {
  // Its code may have to be fetched; without a boundary of its own that would hide the form it is opened from.
  return <Suspense fallback={null}>{createElement(useImagePicker(), props)}</Suspense>;
}
