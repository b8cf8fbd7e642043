import type { Product } from '@astaguide/contracts/catalog/product';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ContentChanges } from '../live-updates/content-changes';
import { ProductsService } from '../products/products.service';

/** The catalog in memory, read at the first question after a change of content. */
@Injectable()
export class CurrentCatalog implements OnModuleDestroy {
  private read: Promise<readonly Product[]> | undefined;
  private readonly subscription;

  constructor(
    private readonly products: ProductsService,
    changes: ContentChanges,
  ) {
    this.subscription = changes.all.subscribe(() => (this.read = undefined));
  }

  onModuleDestroy(): void {
    this.subscription.unsubscribe();
  }

  list(): Promise<readonly Product[]> {
    if (this.read) return this.read;
    const read = this.products.list();
    this.read = read;
    // The next question tries again. By then, a change may have begun another reading.
    read.catch(() => {
      if (this.read === read) this.read = undefined;
    });
    return read;
  }
}
