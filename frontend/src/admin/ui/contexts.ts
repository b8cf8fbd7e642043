import type { Product } from '@astaguide/contracts/catalog/product';
import { createContext, type ComponentType, type ReactNode } from 'react';

export interface PickerProps<Picked> {
  /** Called with what was picked. */
  onPick: (picked: Picked) => void;
  onClose: () => void;
}

/** What forms and texts show of images and products. The dashboard provides it, so that they import neither library nor catalog. */
interface Pickers {
  /** The image library; picks the address of an image, which may have just been uploaded. */
  image: ComponentType<PickerProps<string>>;
  /** Picks the id of a product. */
  product: ComponentType<PickerProps<number>>;
  /** The picture and the name of a product whose card is in a text. */
  card: ComponentType<{ productId: number }>;
}

export const PickersContext = createContext<Pickers | undefined>(undefined);

/** Renders the site's review page of a product. Provided by the app, because the dashboard must not import the site. */
export const ProductReviewContext = createContext<(product: Product) => ReactNode>(() => null);
