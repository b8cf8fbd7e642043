import { Module } from '@nestjs/common';
import { OwnStudiesModule } from '../publishing/own-studies/own-studies.module';
import { BlogModule } from '../publishing/blog/blog.module';
import { EvidenceModule } from '../catalog/evidence/evidence.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { ProductsModule } from '../catalog/products/products.module';
import { WrittenAnswersModule } from './written-answers/written-answers.module';
import { AnswerCorrectionsController } from './corrections/answer-corrections.controller';
import { AnswerCorrectionsRepository } from './answer-corrections.repository';
import { AnswerCorrectionsService } from './corrections/answer-corrections.service';
import { ChatController } from './chat.controller';
import { ChatService } from './chat.service';
import { KnowledgeService } from './knowledge.service';
import { ModelAnswerer } from './model/model-answerer.service';
import { ModelBudgetRepository } from './model/model-budget.repository';
import { ModelUsageController } from './model/model-usage.controller';
import { ModelUsageService } from './model/model-usage.service';
import { ChatMetrics } from './chat-metrics';
import { ChatQuestionsRepository } from './questions/chat-questions.repository';
import { ChatQuestionsService } from './questions/chat-questions.service';

@Module({
  imports: [
    BlogModule,
    EvidenceModule,
    LiveUpdatesModule,
    OwnStudiesModule,
    ProductsModule,
    WrittenAnswersModule,
  ],
  controllers: [AnswerCorrectionsController, ChatController, ModelUsageController],
  providers: [
    AnswerCorrectionsRepository,
    AnswerCorrectionsService,
    ChatMetrics,
    ChatQuestionsRepository,
    ChatQuestionsService,
    ChatService,
    KnowledgeService,
    ModelAnswerer,
    ModelBudgetRepository,
    ModelUsageService,
  ],
  exports: [ChatMetrics],
})
export class ChatModule {}
