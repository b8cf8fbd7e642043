import { ChatQuestion } from '@astaguide/database/entities/chat/chat-question.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogModule } from '../blog/blog.module';
import { LiveUpdatesModule } from '../live-updates/live-updates.module';
import { ProductsModule } from '../products/products.module';
import { BuiltInAnswerer } from './built-in-answerer.service';
import { ChatThrottle } from './chat-throttle';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { ModelAnswerer } from './model/model-answerer.service';
import { ModelBudgetRepository } from './model/model-budget.repository';
import { PassageIndexService } from './passages/passage-index.service';
import { PassagesRepository } from './passages/passages.repository';
import { ChatMetrics } from './chat-metrics';
import { ChatQuestionsRepository } from './questions/chat-questions.repository';
import { ChatQuestionsService } from './questions/chat-questions.service';
import { SpellingService } from './understanding/spelling.service';

@Module({
  imports: [TypeOrmModule.forFeature([ChatQuestion]), BlogModule, LiveUpdatesModule, ProductsModule],
  controllers: [ChatController],
  providers: [
    ChatMetrics,
    BuiltInAnswerer,
    ChatQuestionsRepository,
    ChatQuestionsService,
    ChatService,
    ChatThrottle,
    ModelAnswerer,
    ModelBudgetRepository,
    PassageIndexService,
    PassagesRepository,
    SpellingService,
  ],
  exports: [ChatMetrics],
})
export class ChatModule {}
