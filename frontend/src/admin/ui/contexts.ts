import type { Product } from '@astaguide/contracts/catalog/product';
import type { BeforeAndAfterQuery } from '@astaguide/contracts/earnings/before-and-after';
import type { TextBlockKind } from '@astaguide/contracts/publishing/text-blocks';
import { createContext, type ComponentType, type ReactNode } from 'react';

export interface PickerProps<Picked> {
  /** Called with what was picked. */
  onPick: (picked: Picked) => void;
  onClose: () => void;
}

export interface BlockPreviewProps {
  kind: TextBlockKind;
  value: string;
  /** Of a video. */
  title: string | null;
  onTitle: (title: string) => void;
}

/** What forms and texts show of images, products and studies. The dashboard provides it, so that they import neither library nor catalog. */
interface Pickers {
  /** The image library; picks the address of an image, which may have just been uploaded. */
  image: ComponentType<PickerProps<string>>;
  /** Picks the id of a product. */
  product: ComponentType<PickerProps<number>>;
  /** Picks the products of a comparison: '7,9'. */
  products: ComponentType<PickerProps<string>>;
  /** Picks the key of a study, which may have just been added. */
  study: ComponentType<PickerProps<string>>;
  /** Picks questions of the FAQ: 'how-much,answer-3'. */
  questions: ComponentType<PickerProps<string>>;
  /** What is in place of a block in the editor. */
  blocks: Record<TextBlockKind, ComponentType<BlockPreviewProps>>;
  /**
   * Takes a picture into the library: a file, or the address of one elsewhere.
   *
   * @returns its address here
   * @throws Error with the reason
   */
  storePicture: (source: File | string) => Promise<string>;
}

export const PickersContext = createContext<Pickers | undefined>(undefined);

/** A button that compares the days before and after a change of a product. The dashboard provides it from the analytics. */
export const BeforeAndAfterContext = createContext<ComponentType<BeforeAndAfterQuery & { change: string }>>(
  () => null,
);

/** Renders the site's review page of a product. Provided by the app, because the dashboard must not import the site. */
export const ProductReviewContext = createContext<(product: Product) => ReactNode>(() => null);
