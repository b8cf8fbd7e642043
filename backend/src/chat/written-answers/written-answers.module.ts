import { Module } from '@nestjs/common';
import { LiveUpdatesModule } from '../../lib/live-updates/live-updates.module';
import { ProductsModule } from '../../catalog/products/products.module';
import { WrittenAnswersController } from './written-answers.controller';
import { WrittenAnswersRepository } from './written-answers.repository';
import { WrittenAnswersService } from './written-answers.service';

@Module({
  imports: [LiveUpdatesModule, ProductsModule],
  controllers: [WrittenAnswersController],
  providers: [WrittenAnswersRepository, WrittenAnswersService],
  exports: [WrittenAnswersService],
})
export class WrittenAnswersModule {}
