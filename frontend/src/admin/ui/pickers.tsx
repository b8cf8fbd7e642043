import { createElement, Suspense, use, type ComponentType } from 'react';
import { PickersContext, type PickerProps } from './contexts';

/** The image library as a dialog; render it while an image is being picked. */
export function ImagePicker(props: PickerProps<string>) {
  return opened(use(PickersContext)?.image, props);
}

/** The products as a dialog; render it while a product is being picked. */
export function ProductPicker(props: PickerProps<number>) {
  return opened(use(PickersContext)?.product, props);
}

/** The code is loaded lazily; without this boundary, the form that opens it would be hidden meanwhile. */
const opened = <Picked,>(
  Picker: ComponentType<PickerProps<Picked>> | undefined,
  props: PickerProps<Picked>,
) => Picker && <Suspense fallback={null}>{createElement(Picker, props)}</Suspense>;
