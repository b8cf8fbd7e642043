import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module';
import { SocialProofController } from './social-proof.controller';
import { SocialProofRepository } from './social-proof.repository';
import { SocialProofService } from './social-proof.service';

@Module({
  imports: [SettingsModule],
  controllers: [SocialProofController],
  providers: [SocialProofRepository, SocialProofService],
})
export class SocialProofModule {}
