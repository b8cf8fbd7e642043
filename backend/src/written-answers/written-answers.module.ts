import { WrittenAnswer } from '@astaguide/database/entities/chat/written-answer.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveUpdatesModule } from '../live-updates/live-updates.module';
import { ProductsModule } from '../products/products.module';
import { WrittenAnswersController } from './written-answers.controller';
import { WrittenAnswersRepository } from './written-answers.repository';
import { WrittenAnswersService } from './written-answers.service';

@Module({
  imports: [TypeOrmModule.forFeature([WrittenAnswer]), LiveUpdatesModule, ProductsModule],
  controllers: [WrittenAnswersController],
  providers: [WrittenAnswersRepository, WrittenAnswersService],
  exports: [WrittenAnswersService],
})
export class WrittenAnswersModule {}
