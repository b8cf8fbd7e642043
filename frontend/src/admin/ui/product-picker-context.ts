import { createContext, type ComponentType } from 'react';

export interface ProductPickerProps {
  onPick: (productId: number) => void;
  onClose: () => void;
}

/** A dialog to choose a product. The dashboard provides it, so that texts do not import the catalog. */
export const ProductPickerContext = createContext<ComponentType<ProductPickerProps> | undefined>(undefined);
