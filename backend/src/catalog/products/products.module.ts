import { Module } from '@nestjs/common';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { RichTextModule } from '../../publishing/rich-text/rich-text.module';
import { InventoryController } from './inventory/inventory.controller';
import { InventoryRepository } from './inventory/inventory.repository';
import { InventoryService } from './inventory/inventory.service';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';
import { RankingController } from './ranking.controller';
import { RankingService } from './ranking.service';
import { ProductsService } from './products.service';
import { RedirectLoops } from './redirect-loops.service';
import { SettingsModule } from '../../settings/settings.module';
import { SocialProofController } from '../social-proof/social-proof.controller';
import { SocialProofRepository } from '../social-proof/social-proof.repository';
import { SocialProofService } from '../social-proof/social-proof.service';

@Module({
  imports: [LiveUpdatesModule, RichTextModule, SettingsModule],
  controllers: [SocialProofController, InventoryController, RankingController, ProductsController],
  providers: [
    InventoryRepository,
    InventoryService,
    ProductsRepository,
    ProductsService,
    RankingService,
    RedirectLoops,
    SocialProofRepository,
    SocialProofService,
  ],
  exports: [ProductsService, RedirectLoops],
})
export class ProductsModule {}
