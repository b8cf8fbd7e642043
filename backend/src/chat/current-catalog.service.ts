import type { Product } from '@astaguide/contracts/catalog/product';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../live-updates/content-changes';
import { UntilChanged } from '../live-updates/until-changed';
import { ProductsService } from '../products/products.service';

/** The catalog in memory, read at the first question after a change of content. */
@Injectable()
export class CurrentCatalog {
  private readonly products: UntilChanged<readonly Product[]>;

  constructor(products: ProductsService, changes: ContentChanges) {
    this.products = new UntilChanged(changes, () => products.list());
  }

  list(): Promise<readonly Product[]> {
    return this.products.get();
  }
}
