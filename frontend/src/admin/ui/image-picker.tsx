import { createElement, Suspense, use } from 'react';
import { ImagePickerContext, type ImagePickerProps } from './image-picker-context';

/** The image library as a dialog, provided by the dashboard; render it while an image is being picked. */
export function ImagePicker(props: ImagePickerProps) {
  const Picker = use(ImagePickerContext);
  if (!Picker) return null;
  // The code is loaded lazily; without this boundary, the form that opens it would be hidden meanwhile.
  return <Suspense fallback={null}>{createElement(Picker, props)}</Suspense>;
}
