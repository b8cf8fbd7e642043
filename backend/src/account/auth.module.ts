import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccountService } from './account.service';
import { ApiTokensController } from './api-tokens.controller';
import { ApiTokensRepository } from './api-tokens.repository';
import { ApiTokensService } from './api-tokens.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { SignedInGuard, LocalStrategy, OwnerSerializer } from './guards';
import { LoginThrottle } from './login-throttle';
import { OwnersRepository } from './owners.repository';
import { SessionsRepository } from './sessions.repository';
import { SignInHistory } from './sign-in-history.service';
import { SignInsRepository } from './sign-ins.repository';

@Module({
  imports: [PassportModule.register({ session: true })],
  controllers: [AuthController, ApiTokensController],
  providers: [
    AccountService,
    ApiTokensRepository,
    ApiTokensService,
    AuthService,
    LocalStrategy,
    LoginThrottle,
    OwnerSerializer,
    OwnersRepository,
    SessionsRepository,
    SignInHistory,
    SignInsRepository,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
  exports: [ApiTokensService, AuthService],
})
export class AuthModule {}
