import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { PickersContext, type BlockPreviewProps, type PickerProps } from './contexts';

/** The image library as a dialog; render it while an image is being picked. */
export function ImagePicker(props: PickerProps<string>) {
  return loaded(use(PickersContext)?.image, props, null);
}

/** The products as a dialog; render it while a product is being picked. */
export function ProductPicker(props: PickerProps<number>) {
  return loaded(use(PickersContext)?.product, props, null);
}

/** The products as a dialog; render it while those of a comparison are being picked. */
export function ProductsPicker(props: PickerProps<string>) {
  return loaded(use(PickersContext)?.products, props, null);
}

/** The studies as a dialog; render it while a study is being picked. */
export function StudyPicker(props: PickerProps<string>) {
  return loaded(use(PickersContext)?.study, props, null);
}

/** The questions of the FAQ as a dialog; render it while some are being picked. */
export function QuestionsPicker(props: PickerProps<string>) {
  return loaded(use(PickersContext)?.questions, props, null);
}

/** What is in place of a block in a text that is edited. */
export function BlockPreview(props: BlockPreviewProps) {
  return loaded(use(PickersContext)?.blocks[props.kind], props, 'Loading…');
}

/** The code is loaded lazily; without this boundary, the form that opens it would be hidden meanwhile. */
const loaded = <Props extends object>(
  Part: ComponentType<Props> | undefined,
  props: Props,
  fallback: ReactNode,
) => Part && <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
