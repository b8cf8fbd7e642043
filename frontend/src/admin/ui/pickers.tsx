import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { PickersContext, type PickerProps } from './contexts';

/** The image library as a dialog; render it while an image is being picked. */
export function ImagePicker(props: PickerProps<string>) {
  return loaded(use(PickersContext)?.image, props, null);
}

/** The products as a dialog; render it while a product is being picked. */
export function ProductPicker(props: PickerProps<number>) {
  return loaded(use(PickersContext)?.product, props, null);
}

/** The picture and the name of a product whose card is in a text. */
export function CardPreview(props: { productId: number }) {
  return loaded(use(PickersContext)?.card, props, 'Product card');
}

/** The code is loaded lazily; without this boundary, the form that opens it would be hidden meanwhile. */
const loaded = <Props extends object>(
  Part: ComponentType<Props> | undefined,
  props: Props,
  fallback: ReactNode,
) => Part && <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
