import { createContext, type ComponentType } from 'react';

export interface ImagePickerProps {
  /** Called with the address of an image that was picked from the library or just uploaded. */
  onPick: (url: string) => void;
  onClose: () => void;
}

/** A dialog for the image library. The dashboard provides it, so that forms do not import the library. */
export const ImagePickerContext = createContext<ComponentType<ImagePickerProps> | undefined>(undefined);
