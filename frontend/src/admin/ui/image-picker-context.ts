import { createContext, use, type ComponentType } from 'react';

export interface ImagePickerProps {
  /** Called with the address of an image that was picked from the library or just uploaded. */
  onPick: (url: string) => void;
  onClose: () => void;
}

/** A dialog for the image library. The dashboard provides it, so that forms do not import the library. */
export const ImagePickerContext = createContext<ComponentType<ImagePickerProps> | undefined>(undefined);

/** The dialog that the dashboard provides; render it while an image is being picked. */
export function useImagePicker(): ComponentType<ImagePickerProps> {
  const ImagePicker = use(ImagePickerContext);
  if (!ImagePicker) throw new Error('No image library around this component');
  return ImagePicker;
}
