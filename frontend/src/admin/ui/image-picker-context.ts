import { createContext, use, type ComponentType } from 'react';

export interface ImagePickerProps {
  /** A picture was picked from the library, or uploaded in place: its address. */
  onPick: (url: string) => void;
  onClose: () => void;
}

/** A dialog over the image library. The dashboard provides it, so that forms need not know the library. */
export const ImagePickerContext = createContext<ComponentType<ImagePickerProps> | undefined>(undefined);

/** The dialog that the dashboard provides; draw it while a picture is being picked. */
export function useImagePicker(): ComponentType<ImagePickerProps> {
  const ImagePicker = use(ImagePickerContext);
  if (!ImagePicker) throw new Error('No image library around this component');
  return ImagePicker;
}
