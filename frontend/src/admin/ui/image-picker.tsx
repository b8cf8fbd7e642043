import { createElement, Suspense } from 'react';
import { useImagePicker, type ImagePickerProps } from './image-picker-context';

/** The image library as a dialog, provided by the dashboard. */
export function ImagePicker(props: ImagePickerProps) {
  // The code is loaded lazily; without this boundary, the form that opens it would be hidden meanwhile.
  return <Suspense fallback={null}>{createElement(useImagePicker(), props)}</Suspense>;
}
